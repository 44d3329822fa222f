/** The same requests, measured when a decision read all roles and groups of its user. */
export interface Before {
  readonly competitor: string
  readonly samples: readonly number[]
  readonly columns: Readonly<Record<string, string | number>>
}

/** From two runs of three requests each. */
export const before: Readonly<Record<string, readonly Before[]>> = {
  'an administrator reads a user': [
    {
      competitor: '0 groups of strangers, d21e809',
      samples: [4.941, 6.418],
      columns: {
        p99: 26.81,
        calls: 2,
        'read units': 14,
        'of 100 answered': 100,
      },
    },
    {
      competitor: '100 groups of strangers, d21e809',
      samples: [645.6, 704.8],
      columns: {
        p99: 709.3,
        calls: 41,
        'read units': 8208,
        'of 100 answered': 0,
      },
    },
    {
      competitor: '1,000 groups of strangers, d21e809',
      samples: [3844, 3996],
      columns: {
        p99: 4363,
        calls: 41,
        'read units': 10058,
        'of 100 answered': 0,
      },
    },
  ],
  'a user reads a role': [
    {
      competitor: '0 groups of strangers, d21e809',
      samples: [6.294, 5.411],
      columns: {
        p99: 9.39,
        calls: 2,
        'read units': 12,
        'of 100 answered': 100,
      },
    },
    {
      competitor: '100 groups of strangers, d21e809',
      samples: [901.1, 1084],
      columns: {
        p99: 1447,
        calls: 41,
        'read units': 8206,
        'of 100 answered': 0,
      },
    },
    {
      competitor: '1,000 groups of strangers, d21e809',
      samples: [4525, 5219],
      columns: {
        p99: 6483,
        calls: 41,
        'read units': 10031,
        'of 100 answered': 0,
      },
    },
  ],
  'anybody lists events': [
    {
      competitor: '0 groups of strangers, d21e809',
      samples: [7.576, 7.676],
      columns: {
        p99: 11.75,
        calls: 4,
        'read units': 7.5,
        'of 100 answered': 100,
      },
    },
    {
      competitor: '100 groups of strangers, d21e809',
      samples: [756.5, 619.1],
      columns: {
        p99: 875.9,
        calls: 43,
        'read units': 8102,
        'of 100 answered': 0,
      },
    },
    {
      competitor: '1,000 groups of strangers, d21e809',
      samples: [751.2, 653.1],
      columns: {
        p99: 844.9,
        calls: 43,
        'read units': 8102,
        'of 100 answered': 0,
      },
    },
  ],
}
