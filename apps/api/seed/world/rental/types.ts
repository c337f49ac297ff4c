import type { Fuel, Gearbox } from '@errand/domain/rental';
import type { DiscountSeed, District, Motif, Picture, StoreSeed, Text, Tint } from '../types.ts';

/** Prices in major units; a trip type is offered when it has a price. */
export type VehiclePrices = {
  hourly?: number;
  /** Per kilometer. */
  distance?: number;
  dayWise?: number;
};

export type VehicleCategorySeed = { slug: string; name: Text; picture: Picture; tint: Tint };
export type VehicleBrandSeed = { slug: string; name: Text; picture: Picture };

export type VehicleSeed = {
  /** Unique over all providers, kebab-case. */
  slug: string;
  name: Text;
  description: Text;
  category: string;
  brand: string;
  /** The manufacturer's designation: "P4". */
  model: string;
  picture: Picture;
  gallery?: Picture[];
  tint: Tint;
  seats: number;
  airCondition: boolean;
  fuel: Fuel;
  transmission: Gearbox;
  /** Cubic centimeters; 0 without an engine. */
  engineCapacity: number;
  /** Horsepower; 0 without an engine or a motor. */
  enginePower: number;
  prices: VehiclePrices;
  discount?: DiscountSeed;
  /** Number of vehicles, each with its own license plate. */
  plates: number;
  tags?: string[];
  /** Shown with a "new" mark. */
  isNew?: boolean;
  /** Finished trips before the demo starts. */
  trips: number;
  rating: [number, number];
};

export type RentalProviderSeed = {
  slug: string;
  name: Text;
  /** The tagline of the card: "Cars and vans". */
  kind: Text;
  description: Text;
  district: District;
  tint: Tint;
  motif: Motif;
  pictures: [Picture, Picture, Picture?];
  arcade: StoreSeed['arcade'];
  rating: [number, number];
  /** Percent. */
  taxRate: number;
  hours: StoreSeed['hours'];
  discount?: StoreSeed['discount'];
  featured?: boolean;
  announcement?: Text;
  openedDaysAgo: number;
  /** Districts where its vehicles can be picked up; their zones are the provider's pickup zones. */
  pickupDistricts: District[];
  vehicles: VehicleSeed[];
};
