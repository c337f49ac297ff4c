import type { Tx } from '../src/platform/db/index.ts';
import { generateCity } from './city/index.ts';
import { seedDay } from './day/seed-day.ts';
import { openAddressBook } from './rows/city-places.ts';
import { type OnProgress, SEED_NUMBER, type Seed, type SeedDeps } from './seed.types.ts';
import { seedCategories } from './seed-categories.ts';
import { seedChat } from './seed-chat.ts';
import { seedContent } from './seed-content.ts';
import { seedCouriers } from './seed-couriers.ts';
import { seedCustomer } from './seed-customer.ts';
import { seedItems } from './seed-items.ts';
import { seedOffers } from './seed-offers.ts';
import { seedParcel } from './seed-parcel.ts';
import { seedPastOrders } from './seed-past-orders.ts';
import { seedPastParcels } from './seed-past-parcels.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedPlaces } from './seed-places.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedRental } from './seed-rental.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSettings } from './seed-settings.ts';
import { seedStores } from './seed-stores.ts';
import { seedTrips } from './seed-trips.ts';
import { seedWallet } from './seed-wallet.ts';

/** Fills the empty tables in the order of their references. */
export async function seedWorld(tx: Tx, deps: SeedDeps, onProgress: OnProgress): Promise<void> {
  const part = (from: number, to: number, what: string) => (fraction: number) =>
    onProgress(from + (to - from) * fraction, what);
  onProgress(0, 'city');
  const city = generateCity(SEED_NUMBER);
  const pictures = await seedPictures(deps, part(0.3, 0.5, 'pictures'));
  const seed: Seed = { tx, city, pictures, now: new Date(deps.now()), ...noIds() };
  onProgress(0.5, 'stores');
  await seedPlaces(seed);
  await seedCategories(seed);
  const addresses = openAddressBook(city);
  await seedStores(seed, addresses);
  onProgress(0.7, 'items');
  await seedItems(seed, part(0.7, 0.9, 'items'));
  onProgress(0.9, 'people');
  await seedReviews(seed);
  await seedParcel(seed);
  await seedPromotions(seed);
  await seedOffers(seed);
  await seedRental(seed);
  await seedCouriers(seed, addresses);
  await seedSettings(seed);
  await seedContent(seed);
  const customer = await seedCustomer(seed);
  await seedPastOrders(seed, customer);
  await seedPastParcels(seed, customer, addresses);
  await seedWallet(seed, customer);
  await seedTrips(seed, customer);
  await seedChat(seed, customer);
  await seedDay(seed, { files: deps.files, addresses });
}

function noIds(): Omit<Seed, 'tx' | 'city' | 'now' | 'pictures'> {
  return {
    modules: new Map(),
    zones: new Map(),
    categories: new Map(),
    brands: new Map(),
    conditions: new Map(),
    stores: new Map(),
    items: new Map(),
    parcelCategories: new Map(),
    couriers: new Map(),
  };
}
