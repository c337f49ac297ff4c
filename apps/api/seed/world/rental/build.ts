import type { Fuel, Gearbox } from '@errand/domain/rental';
import type { Picture, Tint } from '../types.ts';
import type { VehiclePrices, VehicleSeed } from './types.ts';

type Pair = [en: string, ar: string];
type Spec = [seats: number, transmission: Gearbox, fuel: Fuel, engineCapacity: number, enginePower: number];
type Fleet = [plates: number, trips: number, rating: number, ratedBy: number];
type Extra = Partial<
  Pick<VehicleSeed, 'discount' | 'gallery' | 'isNew' | 'tags' | 'airCondition' | 'picture'>
>;

const kinds = {
  hatchbacks: { picture: 'automobile', gallery: ['oncoming-automobile'], airCondition: true },
  '4x4': { picture: 'sport-utility-vehicle', gallery: ['mountain'], airCondition: true },
  vans: { picture: 'minibus', gallery: ['luggage'], airCondition: true },
  pickups: { picture: 'pickup-truck', gallery: ['toolbox'], airCondition: true },
  scooters: { picture: 'motor-scooter', gallery: [], airCondition: false },
  motorbikes: { picture: 'motorcycle', gallery: [], airCondition: false },
  bicycles: { picture: 'bicycle', gallery: [], airCondition: false },
  'kick-scooters': { picture: 'kick-scooter', gallery: [], airCondition: false },
} satisfies Record<string, { picture: Picture; gallery: Picture[]; airCondition: boolean }>;

/** Prices of the offered trip types: per hour, day and kilometer. */
export function prices(hourly: number, dayWise: number, distance?: number): VehiclePrices {
  return distance === undefined ? { hourly, dayWise } : { hourly, distance, dayWise };
}

/** One vehicle; picture and air conditioning are those of its category unless `extra` overrides them. */
export function vehicle(
  category: keyof typeof kinds,
  name: Pair,
  description: Pair,
  [brand, model]: [brand: string, model: string],
  [seats, transmission, fuel, engineCapacity, enginePower]: Spec,
  cost: VehiclePrices,
  [plates, trips, rating, ratedBy]: Fleet,
  tint: Tint,
  extra: Extra = {},
): VehicleSeed {
  return {
    slug: slugOf(name[0]),
    name: { en: name[0], ar: name[1] },
    description: { en: description[0], ar: description[1] },
    category,
    brand,
    model,
    ...kinds[category],
    tint,
    seats,
    fuel,
    transmission,
    engineCapacity,
    enginePower,
    prices: cost,
    plates,
    trips,
    rating: [rating, ratedBy],
    ...extra,
  };
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
