import { toMinor } from '@errand/domain/money';
import {
  rentalTerms,
  vehicleBrands,
  vehicleCategories,
  vehicles,
} from '../src/features/rental/rental.tables.ts';
import { vehicleReviews } from '../src/features/rental/trips.tables.ts';
import { insertRows, insertSlugged } from './rows/insert-rows.ts';
import { ratingSum } from './rows/popularity.ts';
import { vehicleReviewRows } from './rows/vehicle-review-rows.ts';
import { DIGITS, idOf, pictureKey, type Seed } from './seed.types.ts';
import type { RentalProviderSeed, VehicleSeed } from './world/rental/types.ts';
import {
  vehicleBrands as brandSeeds,
  vehicleCategories as categorySeeds,
  rentalProviders,
} from './world-data.ts';

/** Terms for vehicles that need no license. */
const LIGHT_TERMS: Omit<typeof rentalTerms.$inferInsert, 'providerId'> = {
  minimumMinor: toMinor(4, DIGITS),
  maximumHours: 168,
};

function needsNoLicense({ category }: VehicleSeed): boolean {
  return category === 'bicycles' || category === 'kick-scooters';
}

/** Terms of the other providers, assigned in rotation. */
const TERMS: Omit<typeof rentalTerms.$inferInsert, 'providerId'>[] = [
  { freeHours: 24, cancelPercent: 50, maximumHours: 720, licenseRequired: true },
  {
    minimumHours: 2,
    depositMinor: toMinor(100, DIGITS),
    freeHours: 12,
    cancelPercent: 30,
    laterSteps: [{ hours: 2, percent: 60 }],
    maximumHours: 720,
  },
  { minimumMinor: toMinor(8, DIGITS), maximumHours: 336 },
  {
    minimumHours: 3,
    depositMinor: toMinor(200, DIGITS),
    freeHours: 48,
    cancelPercent: 50,
    laterSteps: [{ hours: 24, percent: 100 }],
    maximumHours: 720,
    licenseRequired: true,
    documentsRequired: true,
  },
];

type Ids = { categories: Map<string, number>; brands: Map<string, number> };

/** Vehicle categories and brands, and the fleets of the providers. */
export async function seedRental(seed: Seed): Promise<void> {
  const { tx } = seed;
  const categories = await insertSlugged(
    tx,
    vehicleCategories,
    categorySeeds.map(({ slug, name, picture, tint }, position) => ({
      slug,
      name,
      picture: pictureKey(seed, picture),
      tint,
      position,
    })),
  );
  const brands = await insertSlugged(
    tx,
    vehicleBrands,
    brandSeeds.map(({ slug, name, picture }) => ({ slug, name, picture: pictureKey(seed, picture) })),
  );
  await tx.insert(rentalTerms).values(
    rentalProviders.map((provider, index) => ({
      providerId: idOf(seed.stores, provider.slug),
      ...(provider.vehicles.every(needsNoLicense) ? LIGHT_TERMS : TERMS[index % TERMS.length]),
    })),
  );
  const fleet = rentalProviders.flatMap((provider) =>
    provider.vehicles.map((vehicle) => ({ provider, vehicle })),
  );
  await insertRows(
    tx,
    vehicles,
    fleet.map(({ provider, vehicle }, index) =>
      vehicleRow(seed, provider, vehicle, index, { categories, brands }),
    ),
  );
  const rented = await tx
    .select({ id: vehicles.id, slug: vehicles.slug })
    .from(vehicles)
    .orderBy(vehicles.id);
  await insertRows(
    tx,
    vehicleReviews,
    rented.flatMap((vehicle) => vehicleReviewRows(vehicle, seed.now)),
  );
}

function vehicleRow(
  seed: Seed,
  provider: RentalProviderSeed,
  vehicle: VehicleSeed,
  index: number,
  ids: Ids,
): typeof vehicles.$inferInsert {
  const { hourly, distance, dayWise } = vehicle.prices;
  const discount = vehicle.discount ?? { type: 'percent', value: 0 };
  return {
    slug: vehicle.slug,
    providerId: idOf(seed.stores, provider.slug),
    categoryId: idOf(ids.categories, vehicle.category),
    brandId: idOf(ids.brands, vehicle.brand),
    name: vehicle.name,
    description: vehicle.description,
    pictures: [vehicle.picture, ...(vehicle.gallery ?? [])].map((name) => pictureKey(seed, name)),
    tint: vehicle.tint,
    model: vehicle.model,
    engineCapacity: vehicle.engineCapacity || null,
    enginePower: vehicle.enginePower || null,
    seats: vehicle.seats,
    airCondition: vehicle.airCondition,
    fuel: vehicle.fuel,
    transmission: vehicle.transmission,
    hourlyMinor: priceMinor(hourly),
    perKmMinor: priceMinor(distance),
    dailyMinor: priceMinor(dayWise),
    discount: discount.type === 'percent' ? discount.value : toMinor(discount.value, DIGITS),
    discountType: discount.type,
    plates: Array.from({ length: vehicle.plates }, (_, plate) => plateOf(index, plate)),
    tags: vehicle.tags ?? [],
    ratingSum: ratingSum(vehicle.rating),
    ratingCount: vehicle.rating[1],
    tripCount: vehicle.trips,
  };
}

function priceMinor(major: number | undefined): number | null {
  return major === undefined ? null : toMinor(major, DIGITS);
}

/** "MRS 01203": the number of the vehicle class, then that of the vehicle. */
function plateOf(vehicle: number, plate: number): string {
  return `MRS ${String((vehicle + 1) * 100 + plate + 1).padStart(5, '0')}`;
}
