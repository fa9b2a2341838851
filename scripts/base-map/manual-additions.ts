/*
 * What the sources lack or have half a kilometre off where people look closest. Points are [longitude, latitude].
 */
import type { PackedBaseMap } from '#web/features/map/base/read-base-map.ts'
import type { RedrawnCourse } from './line-geometry.ts'
import type { Point, River } from './point.ts'

/** GSHHG knows the IJsselmeer as a bay: the two dams that make lakes of it. */
export const dams: readonly Point[][] = [
  [
    [5.0395, 52.936],
    [5.205, 53.0165],
    [5.332, 53.0725],
    [5.394, 53.1005],
  ],
  [
    [5.298, 52.7035],
    [5.418, 52.6355],
    [5.432, 52.5495],
  ],
]

/** Courses that WDBII has wrong in a city; the window is west, south, east, north. */
export const redrawn: readonly RedrawnCourse[] = [
  {
    // Noordzeekanaal and IJ, from the locks at the sea to those at Schellingwoude
    window: [4.55, 52.36, 5.0, 52.48],
    width: 260,
    course: [
      [4.59, 52.4655],
      [4.615, 52.4655],
      [4.655, 52.463],
      [4.69, 52.452],
      [4.735, 52.4325],
      [4.775, 52.4245],
      [4.833, 52.419],
      [4.856, 52.4095],
      [4.876, 52.3995],
      [4.889, 52.39],
      [4.9005, 52.3845],
      [4.915, 52.3805],
      [4.9345, 52.3795],
      [4.95, 52.382],
      [4.964, 52.382],
    ],
  },
  {
    // Nieuwe Maas through Rotterdam
    window: [4.36, 51.86, 4.585, 51.94],
    width: 330,
    course: [
      [4.33, 51.8985],
      [4.365, 51.8965],
      [4.396, 51.8965],
      [4.43, 51.9],
      [4.4665, 51.9],
      [4.4805, 51.905],
      [4.4868, 51.9092],
      [4.4935, 51.9135],
      [4.5005, 51.9165],
      [4.512, 51.917],
      [4.5255, 51.9115],
      [4.5427, 51.9047],
      [4.562, 51.904],
      [4.585, 51.9045],
    ],
  },
  {
    // Maas through Maastricht
    window: [5.66, 50.825, 5.72, 50.875],
    width: 130,
    course: [
      [5.6975, 50.828],
      [5.699, 50.836],
      [5.6985, 50.842],
      [5.6958, 50.8493],
      [5.6945, 50.8527],
      [5.6922, 50.8602],
      [5.691, 50.868],
      [5.6905, 50.874],
    ],
  },
]

const canalLines: readonly Point[][] = [
  // Singel
  [
    [4.8965, 52.3862],
    [4.8958, 52.381],
    [4.8943, 52.379],
    [4.8938, 52.3783],
    [4.8908, 52.3758],
    [4.8889, 52.3738],
    [4.8878, 52.3705],
    [4.888, 52.3685],
    [4.8893, 52.3672],
    [4.8912, 52.3667],
    [4.893, 52.3667],
  ],
  // Herengracht
  [
    [4.8915, 52.3793],
    [4.889, 52.3763],
    [4.887, 52.3738],
    [4.8857, 52.371],
    [4.8855, 52.3685],
    [4.886, 52.3675],
    [4.8879, 52.3664],
    [4.8926, 52.3655],
    [4.897, 52.3653],
    [4.901, 52.366],
  ],
  // Keizersgracht
  [
    [4.89, 52.3797],
    [4.887, 52.3767],
    [4.8852, 52.3741],
    [4.884, 52.3708],
    [4.8838, 52.3683],
    [4.8842, 52.3671],
    [4.8865, 52.3655],
    [4.8921, 52.3639],
    [4.8975, 52.3637],
    [4.9018, 52.3645],
  ],
  // Prinsengracht
  [
    [4.8882, 52.3803],
    [4.8862, 52.3793],
    [4.8834, 52.3754],
    [4.8829, 52.3743],
    [4.8818, 52.3705],
    [4.8817, 52.368],
    [4.8822, 52.3664],
    [4.8848, 52.3645],
    [4.8913, 52.3622],
    [4.8975, 52.3615],
    [4.903, 52.3624],
  ],
  // Brouwersgracht
  [
    [4.8943, 52.379],
    [4.8915, 52.3793],
    [4.8882, 52.3803],
    [4.882, 52.3832],
  ],
  // Diepenring, Groningen
  [
    [6.565, 53.2124],
    [6.5605, 53.213],
    [6.5595, 53.2167],
    [6.5582, 53.2197],
    [6.5602, 53.2211],
    [6.565, 53.2223],
    [6.5685, 53.2222],
    [6.5722, 53.2208],
    [6.5744, 53.218],
    [6.5743, 53.2158],
    [6.5752, 53.2132],
    [6.572, 53.2116],
    [6.5685, 53.2112],
    [6.565, 53.2124],
  ],
  // Oudegracht, Utrecht
  [
    [5.1153, 52.0975],
    [5.117, 52.0945],
    [5.1193, 52.0923],
    [5.1207, 52.0895],
    [5.1222, 52.086],
    [5.1243, 52.083],
    [5.1246, 52.0808],
  ],
]

/** Canals that cities are known by and neither source has, to some 50 metres; drawn from zoom 13 on. */
export const canals: readonly River[] = canalLines.map((line) => ({ width: 28, line }))

/** Rivers of cities that WDBII leaves out. */
export const rivers: readonly River[] = [
  {
    // Amstel
    width: 65,
    line: [
      [4.893, 52.3667],
      [4.8965, 52.367],
      [4.901, 52.3668],
      [4.9022, 52.3637],
      [4.9045, 52.3617],
      [4.9085, 52.358],
      [4.912, 52.351],
      [4.9127, 52.3465],
      [4.9135, 52.336],
      [4.916, 52.3275],
      [4.905, 52.318],
      [4.901, 52.309],
      [4.909, 52.2955],
    ],
  },
]

const stationPoints: readonly [name: string, longitude: number, latitude: number][] = [
  ['Amsterdam Centraal', 4.9003, 52.3789],
  ['Amsterdam Zuid', 4.8731, 52.3389],
  ['Amsterdam Sloterdijk', 4.8378, 52.3889],
  ['Amsterdam Amstel', 4.9178, 52.3466],
  ['Amsterdam Bijlmer ArenA', 4.947, 52.3122],
  ['Rotterdam Centraal', 4.469, 51.925],
  ['Rotterdam Blaak', 4.4893, 51.92],
  ['Rotterdam Alexander', 4.5525, 51.9519],
  ['Den Haag Centraal', 4.325, 52.0808],
  ['Den Haag HS', 4.3225, 52.0697],
  ['Utrecht Centraal', 5.11, 52.0892],
  ['Eindhoven Centraal', 5.4814, 51.4433],
  ['Station Groningen', 6.5642, 53.2106],
  ['Station Maastricht', 5.7057, 50.85],
  ['Station Nijmegen', 5.8525, 51.8433],
  ['Arnhem Centraal', 5.9, 51.985],
  ['Station Haarlem', 4.6383, 52.3878],
  ['Leiden Centraal', 4.4817, 52.1664],
  ['Station Delft', 4.3565, 52.0067],
  ['Station Tilburg', 5.0836, 51.5606],
  ['Station Breda', 4.78, 51.5956],
  ['Station ’s-Hertogenbosch', 5.2936, 51.6905],
  ['Station Zwolle', 6.0914, 52.5047],
  ['Amersfoort Centraal', 5.374, 52.1536],
  ['Station Apeldoorn', 5.9699, 52.2092],
  ['Station Enschede', 6.89, 52.2222],
  ['Almere Centrum', 5.2178, 52.3747],
  ['Station Leeuwarden', 5.7925, 53.1959],
  ['Station Alkmaar', 4.7397, 52.6378],
  ['Station Hilversum', 5.1817, 52.2258],
]

/** Where trains stop in the middle of a city: what people find their way from. */
export const stations = stationPoints.map(([name, ...at]) => ({ name, at }))

/** Names on water: Dutch, English where it differs, where, turned by how many degrees, and at which zooms. */
export const waterNames: PackedBaseMap['waters'] = [
  { nl: 'Noordzee', en: 'North Sea', at: [3.55, 52.6], turn: -62, from: 6, to: 9 },
  { nl: 'Noordzee', en: 'North Sea', at: [4.2, 52.36], turn: -62, from: 10, to: 11 },
  { nl: 'Waddenzee', en: 'Wadden Sea', at: [5.13, 53.2], turn: -35, from: 8, to: 11 },
  { nl: 'IJsselmeer', at: [5.36, 52.82], turn: 0, from: 7, to: 11 },
  { nl: 'Markermeer', at: [5.2, 52.54], turn: 0, from: 8, to: 11 },
  { nl: 'Het IJ', at: [4.98, 52.378], turn: 0, from: 12, to: 13 },
  { nl: 'IJ', at: [4.9075, 52.3822], turn: 14, from: 13, to: 18 },
  { nl: 'IJmeer', at: [5.055, 52.385], turn: 0, from: 11, to: 14 },
  { nl: 'Noordzeekanaal', at: [4.755, 52.4283], turn: 15, from: 12, to: 14 },
  { nl: 'Westerschelde', at: [3.75, 51.4], turn: -8, from: 9, to: 12 },
  { nl: 'Oosterschelde', at: [3.95, 51.59], turn: 12, from: 9, to: 12 },
  { nl: 'Grevelingenmeer', at: [3.98, 51.745], turn: 18, from: 10, to: 12 },
  { nl: 'Haringvliet', at: [4.2, 51.775], turn: 28, from: 10, to: 12 },
  { nl: 'Hollands Diep', at: [4.55, 51.7], turn: 0, from: 11, to: 13 },
  { nl: 'Nieuwe Maas', at: [4.448, 51.9005], turn: 0, from: 13, to: 18 },
  { nl: 'Amstel', at: [4.9132, 52.3405], turn: 85, from: 13, to: 18 },
  { nl: 'Prinsengracht', at: [4.8835, 52.3757], turn: -66, from: 15, to: 18 },
  { nl: 'Keizersgracht', at: [4.8839, 52.3697], turn: 88, from: 15, to: 18 },
  { nl: 'Herengracht', at: [4.8869, 52.3737], turn: -70, from: 15, to: 18 },
  { nl: 'Singel', at: [4.8888, 52.3734], turn: -72, from: 15, to: 18 },
  { nl: 'Maas', at: [5.6945, 50.8527], turn: -70, from: 13, to: 18 },
  { nl: 'Dollard', at: [7.1, 53.3], turn: 0, from: 10, to: 12 },
]

/** Names of countries, in the same terms. */
export const landNames: PackedBaseMap['lands'] = [
  { nl: 'België', en: 'Belgium', at: [4.9, 50.62], turn: 0, from: 6, to: 8 },
  { nl: 'Duitsland', en: 'Germany', at: [7.75, 52.35], turn: 0, from: 6, to: 8 },
]
