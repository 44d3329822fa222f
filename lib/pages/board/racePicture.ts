/** The picture of a race: its boats on the course, or the diagram of the course without positions. */
import type { RacePicture } from '../steps/raceBoard.ts'
import { diagramOf } from '#courseDiagram/diagramCourse.ts'
import { drawCourse } from '#courseDiagram/drawCourse.ts'
import { drawRaceChart } from '../raceChart/drawRaceChart.ts'

export const drawRace = (picture: RacePicture): string => {
  const course = diagramOf(picture.course)
  const chart = picture.boats.length > 0 ? drawRaceChart({ ...picture, course }) : undefined
  return chart ?? drawCourse(course)
}
