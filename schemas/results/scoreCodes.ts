/** The codes of the Racing Rules of Sailing (A10), and those that existing clients send. */
export const scoreCodes = [
  'DNC',
  'DNS',
  'OCS',
  'ZFP',
  'UFD',
  'BFD',
  'SCP',
  'NSC',
  'DNF',
  'RET',
  'DSQ',
  'DNE',
  'RDG',
  'DPI',
  'TLE',
  'STP',
  'DGM',
  'RAF',
  'DND',
  'RCT',
  'SCA',
  'DCT',
] as const

export const penaltyCodes = ['SCP', 'ZFP', 'DPI'] as const
