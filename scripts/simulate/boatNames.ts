/** Fictional boats. */
const names = (
  'Albatross Barracuda Cormorant Dabchick Eider Fulmar Gannet Heron Ibis Jackdaw Kittiwake Lapwing ' +
  'Merganser Noddy Osprey Petrel Quail Razorbill Sandpiper Turnstone Umbrellabird Vireo Whimbrel ' +
  'Zander'
).split(' ')

const nationalities = 'GER DEN NOR SUI NED FRA GBR SWE POL ESP'.split(' ')

/** Returns the same names in each run. Names are used again with a number. */
export function boatNamed(index: number) {
  const round = Math.floor(index / names.length)
  const name = names[index % names.length] ?? ''
  const nationality = nationalities[index % nationalities.length] ?? ''
  return {
    name: round === 0 ? name : `${name} ${round + 1}`,
    nationality,
    sailId: `${nationality} ${101 + index}`,
  }
}
