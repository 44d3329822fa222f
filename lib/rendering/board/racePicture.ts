/** The picture of a race: its boats on the course, or the diagram of the course without positions. */
import type { RacePicture } from '../../service/sailing/raceBoard.ts'
import { diagramOf } from '../courseDiagram/course.ts'
import { drawCourse } from '../courseDiagram/drawCourse.ts'
import type { ChartBoat } from '../raceChart/boats.ts'
import { drawRaceChart } from '../raceChart/drawRaceChart.ts'

export const drawRace = (picture: RacePicture): string => {
  const course = diagramOf(picture.course)
  const boats = picture.boats.map(chartBoat)
  const chart = boats.length > 0 ? drawRaceChart({ ...picture, course, boats }) : undefined
  return chart ?? drawCourse(course)
}

const chartBoat = ({ competitor, track, rank }: RacePicture['boats'][number]): ChartBoat => ({
  name: competitor.name,
  sailNumber: competitor.boat.sailId,
  color: competitor.displayColor ?? competitor.boat.color,
  track,
  rank,
})
