/** The units of a length in a form. */
export const lengthUnits = { miles: 'Nautical miles', metres: 'Metres' }
