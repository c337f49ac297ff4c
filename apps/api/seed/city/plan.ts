import type { DistrictSlug, Name } from './city.types.ts';
import type { Vec } from './plane.ts';

/**
 * The hand-drawn plan of Marsa. Drawing units are 5.6 m, y downwards as on paper; `fromPlan` brings a point
 * to the plane. Main roads meet at named junctions, districts are the spaces between them.
 */
const METERS_PER_UNIT = 5.6;
const PAPER_CENTER: Vec = [760, 490];

export function fromPlan([x, y]: Vec): Vec {
  return [(x - PAPER_CENTER[0]) * METERS_PER_UNIT, (PAPER_CENTER[1] - y) * METERS_PER_UNIT];
}

export const JUNCTIONS = {
  coastNorth: [1600, 118],
  coastGarden: [1404, 300],
  coastLighthouse: [1182, 440],
  coastHarbour: [1107, 556],
  coastFish: [980, 626],
  coastSilk: [704, 796],
  coastSouth: [500, 1010],
  ringLighthouse: [1000, -135],
  ringSilk: [620, -128],
  ringUniversity: [280, -116],
  ringAirport: [-70, 420],
  ringBridge: [-66, 775],
  ringSouth: [335, 1086],
  gardenSilk: [632, 220],
  gardenLighthouse: [1022, 170],
  airportUniversity: [300, 424],
  airportSilk: [641, 470],
  bridgeUniversity: [331, 684],
  bridgeSilk: [659, 583],
  terminal: [-330, 330],
} as const satisfies Record<string, Vec>;

export type Junction = keyof typeof JUNCTIONS;

export type MainRoad = { name: Name; walkable: boolean; through: (Junction | Vec)[] };

export const MAIN_ROADS: MainRoad[] = [
  {
    name: { en: 'Corniche Road', ar: 'طريق الكورنيش' },
    walkable: true,
    through: [
      'coastNorth',
      [1490, 205],
      'coastGarden',
      [1292, 374],
      'coastLighthouse',
      [1143, 500],
      'coastHarbour',
      [1046, 600],
      'coastFish',
      [950, 680],
      [905, 732],
      [806, 762],
      'coastSilk',
      [594, 890],
      'coastSouth',
    ],
  },
  {
    name: { en: 'Airport Road', ar: 'طريق المطار' },
    walkable: true,
    through: [
      'terminal',
      [-190, 392],
      'ringAirport',
      [120, 410],
      'airportUniversity',
      [470, 440],
      'airportSilk',
      [870, 506],
      'coastHarbour',
    ],
  },
  {
    name: { en: 'Silk Road', ar: 'طريق الحرير' },
    walkable: true,
    through: [
      'ringSilk',
      [634, 60],
      'gardenSilk',
      [622, 340],
      'airportSilk',
      'bridgeSilk',
      [690, 690],
      'coastSilk',
    ],
  },
  {
    name: { en: 'Lighthouse Road', ar: 'طريق المنارة' },
    walkable: true,
    through: ['ringLighthouse', [1004, 20], 'gardenLighthouse', [1082, 300], 'coastLighthouse'],
  },
  {
    name: { en: 'Stone Bridge Road', ar: 'طريق الجسر الحجري' },
    walkable: true,
    through: [
      'ringBridge',
      [120, 742],
      'bridgeUniversity',
      [500, 622],
      'bridgeSilk',
      [830, 585],
      'coastFish',
    ],
  },
  {
    name: { en: 'University Road', ar: 'طريق الجامعة' },
    walkable: true,
    through: [
      'ringUniversity',
      [292, 120],
      [274, 290],
      'airportUniversity',
      [329, 560],
      'bridgeUniversity',
      [307, 870],
      'ringSouth',
    ],
  },
  {
    name: { en: 'Garden Avenue', ar: 'جادة الحدائق' },
    walkable: true,
    through: ['gardenSilk', [820, 196], 'gardenLighthouse', [1160, 164], [1296, 212], 'coastGarden'],
  },
  {
    name: { en: 'Ring Road', ar: 'الطريق الدائري' },
    walkable: false,
    through: [
      'coastNorth',
      [1490, -4],
      [1280, -104],
      'ringLighthouse',
      [810, -136],
      'ringSilk',
      [450, -120],
      'ringUniversity',
      [70, -86],
      [-46, 60],
      [-74, 240],
      'ringAirport',
      [-84, 600],
      'ringBridge',
      [-20, 930],
      [130, 1046],
      'ringSouth',
      [430, 1062],
      'coastSouth',
    ],
  },
];

/** From north-east to south-west, close to Corniche Road. */
export const COAST: Vec[] = [
  [1640, 150],
  [1530, 240],
  [1446, 330],
  [1330, 408],
  [1220, 472],
  [1178, 546],
  [1136, 602],
  [1082, 636],
  [1018, 668],
  [986, 726],
  [938, 776],
  [826, 806],
  [738, 838],
  [636, 922],
  [556, 1026],
  [492, 1120],
];
export const COAST_NORTH: Vec[] = [
  [1640, 150],
  [1790, 20],
  [2040, -150],
  [2600, -900],
  [5200, -4200],
  [9000, -21000],
];
export const COAST_SOUTH: Vec[] = [
  [492, 1120],
  [400, 1290],
  [180, 1560],
  [-300, 2300],
  [-1500, 6000],
  [-9000, 22000],
];
export const FAR_SEA: Vec[] = [
  [34000, 22000],
  [34000, -21000],
];

export const CREEK: Vec[] = [
  [-900, 420],
  [-420, 520],
  [-180, 560],
  [-70, 580],
  [40, 588],
  [120, 622],
  [170, 690],
  [196, 760],
  [258, 818],
  [330, 858],
  [420, 900],
  [500, 930],
  [580, 950],
  [640, 985],
];

/** Roads out of the city, from the ring road to beyond the edge of the map. */
export const HIGHWAYS: Vec[][] = [
  [
    [280, -116],
    [250, -420],
    [60, -1100],
    [-500, -2600],
    [-900, -5200],
  ],
  [
    [-66, 775],
    [-420, 860],
    [-1300, 880],
    [-3200, 1400],
    [-6000, 1300],
  ],
  [
    [1490, -4],
    [1720, -140],
    [1960, -300],
    [2440, -960],
    [4700, -4000],
  ],
  [
    [335, 1086],
    [300, 1240],
    [60, 1540],
    [-420, 2240],
    [-1500, 5000],
  ],
];

export const BREAKWATER: Vec[] = [
  [1216, 476],
  [1290, 496],
  [1334, 548],
  [1338, 614],
  [1300, 676],
];
export const PIERS: Vec[][] = [
  [
    [1128, 602],
    [1194, 674],
  ],
  [
    [1094, 626],
    [1158, 702],
  ],
  [
    [1056, 644],
    [1116, 728],
  ],
  [
    [700, 862],
    [766, 934],
  ],
  [
    [676, 884],
    [738, 954],
  ],
  [
    [652, 908],
    [708, 972],
  ],
  [
    [1480, 292],
    [1530, 340],
  ],
];

export type DistrictPlan = {
  slug: DistrictSlug;
  name: Name;
  /** The junctions around it. */
  around: Junction[];
  /** Coastal districts reach the water between these two junctions of Corniche Road. */
  coast?: [Junction, Junction];
};

export const DISTRICTS: DistrictPlan[] = [
  {
    slug: 'airport-road',
    name: { en: 'Airport Road', ar: 'طريق المطار' },
    around: ['ringUniversity', 'ringAirport', 'airportUniversity'],
  },
  {
    slug: 'university',
    name: { en: 'University', ar: 'الجامعة' },
    around: ['ringSilk', 'ringUniversity', 'airportUniversity', 'airportSilk', 'gardenSilk'],
  },
  {
    slug: 'garden-quarter',
    name: { en: 'Garden Quarter', ar: 'حي الحدائق' },
    around: ['ringLighthouse', 'ringSilk', 'gardenSilk', 'gardenLighthouse'],
  },
  {
    slug: 'silk-market',
    name: { en: 'Silk Market', ar: 'سوق الحرير' },
    around: ['gardenSilk', 'airportSilk', 'coastHarbour', 'coastLighthouse', 'gardenLighthouse'],
  },
  {
    slug: 'east-bay',
    name: { en: 'East Bay', ar: 'الخليج الشرقي' },
    around: ['coastNorth', 'ringLighthouse', 'gardenLighthouse', 'coastGarden'],
    coast: ['coastNorth', 'coastGarden'],
  },
  {
    slug: 'lighthouse',
    name: { en: 'Lighthouse', ar: 'المنارة' },
    around: ['gardenLighthouse', 'coastLighthouse', 'coastGarden'],
    coast: ['coastGarden', 'coastLighthouse'],
  },
  {
    slug: 'stone-bridge',
    name: { en: 'Stone Bridge', ar: 'الجسر الحجري' },
    around: ['airportUniversity', 'ringAirport', 'ringBridge', 'bridgeUniversity'],
  },
  {
    slug: 'old-town',
    name: { en: 'Old Town', ar: 'المدينة القديمة' },
    around: ['airportUniversity', 'bridgeUniversity', 'bridgeSilk', 'airportSilk'],
  },
  {
    slug: 'harbour',
    name: { en: 'Harbour', ar: 'الميناء' },
    around: ['airportSilk', 'bridgeSilk', 'coastFish', 'coastHarbour'],
    coast: ['coastLighthouse', 'coastFish'],
  },
  {
    slug: 'corniche',
    name: { en: 'Corniche', ar: 'الكورنيش' },
    around: ['bridgeSilk', 'coastSilk', 'coastFish'],
    coast: ['coastFish', 'coastSilk'],
  },
  {
    slug: 'marina',
    name: { en: 'Marina', ar: 'المارينا' },
    around: ['bridgeUniversity', 'ringSouth', 'coastSouth', 'coastSilk', 'bridgeSilk'],
    coast: ['coastSilk', 'coastSouth'],
  },
  {
    slug: 'palm-hill',
    name: { en: 'Palm Hill', ar: 'تل النخيل' },
    around: ['ringBridge', 'ringSouth', 'bridgeUniversity'],
  },
];
