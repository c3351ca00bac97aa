/** Where a die lies: right and towards the reader from the bowl's middle, and how far it is turned, in degrees. */
export type Lie = readonly [x: number, z: number, turn: number]

/**
 * Eight ways six dice may have come to rest, in units of a bowl drawn 320 wide, where a die is 32 wide.
 * None touches another, all lie on the floor (its radius is 68).
 */
export const LAYOUTS: readonly (readonly Lie[])[] = [
  [
    [18, 3, 152],
    [18, -42, 143],
    [-28, -46, 12],
    [-22, 9, 256],
    [43, 37, 148],
    [-2, 51, 269]
  ],
  [
    [-7, -40, 349],
    [-18, 8, 129],
    [-7, 48, 85],
    [31, 47, 348],
    [-51, -30, 226],
    [34, -48, 135]
  ],
  [
    [51, -3, 313],
    [19, 23, 286],
    [-24, 8, 37],
    [-60, -2, 302],
    [31, -49, 360],
    [-34, -47, 126]
  ],
  [
    [7, -39, 47],
    [-34, -23, 131],
    [-54, 14, 151],
    [41, -10, 348],
    [9, 19, 174],
    [2, 58, 267]
  ],
  [
    [-45, 37, 316],
    [-4, 40, 258],
    [34, 28, 8],
    [49, -17, 226],
    [-55, -5, 80],
    [7, -8, 323]
  ],
  [
    [22, 21, 280],
    [37, -12, 287],
    [-16, 11, 184],
    [18, -56, 134],
    [-26, -43, 314],
    [2, 53, 12]
  ],
  [
    [-51, -6, 187],
    [-17, 30, 176],
    [18, 50, 87],
    [-8, -33, 293],
    [38, -35, 170],
    [57, 14, 177]
  ],
  [
    [-4, 27, 99],
    [43, 22, 46],
    [-40, -1, 120],
    [26, -21, 107],
    [-23, -38, 131],
    [-43, 42, 105]
  ]
]

/** The layout of a number: any integer, also a negative one. */
export const layoutOf = (n: number): readonly Lie[] =>
  LAYOUTS[((n % LAYOUTS.length) + LAYOUTS.length) % LAYOUTS.length]!
