import { toMinor } from '@errand/domain/money';
import { sellerDetails } from '../src/features/documents/documents.tables.ts';
import { storeSearchText } from '../src/features/stores/index.ts';
import { storeDiscounts, storeSchedules, stores } from '../src/features/stores/stores.tables.ts';
import type { AddressBook } from './rows/city-places.ts';
import { insertRows, insertSlugged } from './rows/insert-rows.ts';
import { ratingSum, starCounts, storeOrders } from './rows/popularity.ts';
import { clockMinutes, dayFrom, daysAgoAt } from './rows/seed-times.ts';
import { DIGITS, idOf, pictureKey, type Seed } from './seed.types.ts';
import type { RentalProviderSeed } from './world/rental/types.ts';
import type { StoreSeed } from './world/types.ts';
import { rentalProviders, storeSeeds } from './world-data.ts';

const DISCOUNT_DAYS = 60;

/** Columns shared by stores and rental providers. */
type Shop = StoreSeed | (RentalProviderSeed & { module: 'rental' });

/** Stores and rental providers in the order of their opening, which the ids follow. */
const shops: Shop[] = [
  ...storeSeeds,
  ...rentalProviders.map((provider) => ({ ...provider, module: 'rental' as const })),
].toSorted((a, b) => b.openedDaysAgo - a.openedDaysAgo);

/** Every store at an address of its district, with its hours and its running discount. */
export async function seedStores(seed: Seed, addresses: AddressBook): Promise<void> {
  const { tx } = seed;
  seed.stores = await insertSlugged(
    tx,
    stores,
    shops.map((shop, index) => storeRow(seed, shop, index, addresses)),
  );
  await insertRows(
    tx,
    sellerDetails,
    shops.map((shop, index) => sellerRow(seed, shop, index)),
  );
  await insertRows(
    tx,
    storeSchedules,
    shops.flatMap((shop) => scheduleRows(seed, shop)),
  );
  await insertRows(
    tx,
    storeDiscounts,
    shops.flatMap((shop) => discountRows(seed, shop)),
  );
}

/** What the documents of a store say about it. */
function sellerRow(seed: Seed, shop: Shop, index: number): typeof sellerDetails.$inferInsert {
  return {
    storeId: idOf(seed.stores, shop.slug),
    legalName: `${shop.name.en} LLC`,
    address: `${index + 1} Harbour Street`,
    city: 'Marsa',
    postcode: '12003',
    registerNumber: String(1_010_400_000 + index),
    taxNumber: `100${String(400_000 + index)}00003`,
    changedBy: 0,
    changedAt: seed.now,
  };
}

/** Average and number of a shop's ratings. A rental provider's ratings belong to its vehicles. */
function ratingOf(shop: Shop): readonly [number, number] {
  if (!('vehicles' in shop)) return shop.rating;
  const stars = shop.vehicles.reduce((sum, { rating }) => sum + ratingSum(rating), 0);
  const count = shop.vehicles.reduce((sum, { rating }) => sum + rating[1], 0);
  return [stars / count, count];
}

function storeRow(seed: Seed, shop: Shop, index: number, addresses: AddressBook): typeof stores.$inferInsert {
  const { position, address, zone } = addresses(shop.slug, shop.district);
  const pictures = shop.pictures.filter((name) => name !== undefined);
  const opened = daysAgoAt(seed.now, shop.openedDaysAgo, '09:00');
  const rating = ratingOf(shop);
  return {
    slug: shop.slug,
    moduleId: idOf(seed.modules, shop.module),
    zoneId: idOf(seed.zones, zone),
    name: shop.name,
    kind: shop.kind,
    searchText: storeSearchText(shop),
    address,
    phone: `+9714555${String(1001 + index)}`,
    email: `${shop.slug}@errand.example`,
    latitude: position[1],
    longitude: position[0],
    logo: pictureKey(seed, shop.pictures[0]),
    coverArt: {
      tint: shop.tint,
      motif: shop.motif,
      pictures: pictures.map((name) => pictureKey(seed, name)),
      arcade: shop.arcade.map((name) => pictureKey(seed, name)),
    },
    featured: shop.featured ?? false,
    alwaysOpen: shop.hours === 'always',
    taxRate: shop.taxRate,
    announcement: shop.announcement ?? null,
    ratingSum: ratingSum(rating),
    ratingCount: rating[1],
    ratings: starCounts(rating),
    orderCount: storeOrders(shop.slug, shop.rating[1]),
    openedAt: opened,
    createdAt: opened,
    updatedAt: seed.now,
    ...(shop.module === 'rental' ? providerTerms(shop) : sellingTerms(shop)),
  };
}

function providerTerms(provider: RentalProviderSeed) {
  return { delivery: false, takeAway: true, itemCount: provider.vehicles.length };
}

function minor(major: number): number {
  return toMinor(major, DIGITS);
}

function sellingTerms(store: StoreSeed) {
  const own = store.selfDelivery;
  return {
    takeAway: store.takeAway ?? true,
    veg: store.veg ?? true,
    nonVeg: store.nonVeg ?? true,
    halal: store.halal ?? false,
    cutlery: store.module === 'food',
    prescriptionOrder: store.prescriptionOrder ?? false,
    reviewsOn: store.reviews ?? true,
    freeDelivery: store.freeDelivery ?? false,
    selfDelivery: own !== undefined,
    perKmMinor: minor(own?.perKm ?? 0),
    minimumChargeMinor: minor(own?.minimum ?? 0),
    maximumChargeMinor: own ? minor(own.maximum) : null,
    minimumOrderMinor: minor(store.minimumOrder),
    packagingMinor: minor(store.packaging ?? 0),
    deliveryMinutesFrom: store.deliveryMinutes[0],
    deliveryMinutesTo: store.deliveryMinutes[1],
    itemCount: store.menu.reduce((count, section) => count + section.items.length, 0),
  };
}

function scheduleRows(seed: Seed, { slug, hours }: Shop): (typeof storeSchedules.$inferInsert)[] {
  if (hours === 'always') return [];
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => !hours.closed?.includes(day));
  return days.flatMap((day) =>
    hours.intervals.map(([opens, closes]) => ({
      storeId: idOf(seed.stores, slug),
      day,
      opens: clockMinutes(opens),
      closes: clockMinutes(closes),
    })),
  );
}

function discountRows(seed: Seed, { slug, discount }: Shop): (typeof storeDiscounts.$inferInsert)[] {
  if (!discount) return [];
  return [
    {
      storeId: idOf(seed.stores, slug),
      percent: discount.value,
      minPurchaseMinor: toMinor(discount.minPurchase, DIGITS),
      maxDiscountMinor: toMinor(discount.maxDiscount, DIGITS),
      startsAt: dayFrom(seed.now, 0),
      endsAt: dayFrom(seed.now, DISCOUNT_DAYS),
    },
  ];
}
