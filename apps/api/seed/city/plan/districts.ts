import type { DistrictSlug, Name } from '../city.types.ts';
import type { Junction } from './roads.ts';

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
