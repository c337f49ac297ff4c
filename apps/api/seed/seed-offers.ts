import { toMinor } from '@errand/domain/money';
import { foldText } from '@errand/domain/search';
import {
  advertisements,
  cashbacks,
  flashSaleItems,
  flashSales,
  moduleReasons,
} from '../src/features/promotions/promotions.tables.ts';
import { countSearches } from '../src/features/search/index.ts';
import { insertRows, insertSlugged } from './rows/insert-rows.ts';
import { dayFrom } from './rows/seed-times.ts';
import { DIGITS, idOf, pictureKey, type Seed } from './seed.types.ts';
import { advertisementSeeds } from './world/promotions/advertisements.ts';
import type { FlashSaleSeed } from './world/promotions/types.ts';
import { trendingSearches } from './world/searches.ts';
import { cashbackOffers, flashSales as flashSaleSeeds, parcelWhyChoose, storeSeeds } from './world-data.ts';

const HOUR_MS = 3_600_000;
/** Searches of the previous days, so that trending searches are not empty. */
const USES_OF_FIRST = 40;

/** Flash sales, cashback, advertisements, the reasons of the parcel module, and trending searches. */
export async function seedOffers(seed: Seed): Promise<void> {
  await seedFlashSales(seed);
  await insertRows(
    seed.tx,
    cashbacks,
    cashbackOffers.map((offer) => ({
      title: offer.title,
      type: offer.type,
      amount: offer.type === 'percentage' ? offer.amount : toMinor(offer.amount, DIGITS),
      minPurchaseMinor: toMinor(offer.minPurchase, DIGITS),
      maxDiscountMinor: toMinor(offer.maxDiscount, DIGITS),
      perCustomer: offer.sameUserLimit,
      startsAt: dayFrom(seed.now, 0),
      endsAt: dayFrom(seed.now, offer.validDays),
    })),
  );
  await insertRows(
    seed.tx,
    advertisements,
    advertisementSeeds.map(({ store, title, description }, position) => ({
      storeId: idOf(seed.stores, store),
      type: 'store_promotion' as const,
      title,
      description,
      position,
      startsAt: dayFrom(seed.now, 0),
      endsAt: dayFrom(seed.now, 60),
    })),
  );
  await insertRows(
    seed.tx,
    moduleReasons,
    parcelWhyChoose.map(({ title, description, picture, tint }, position) => ({
      moduleId: idOf(seed.modules, 'parcel'),
      title,
      text: description,
      picture: pictureKey(seed, picture),
      tint,
      position,
    })),
  );
  await seedSearches(seed);
}

async function seedFlashSales(seed: Seed): Promise<void> {
  const ids = await insertSlugged(
    seed.tx,
    flashSales,
    flashSaleSeeds.map((sale) => ({
      slug: sale.slug,
      moduleId: idOf(seed.modules, sale.module),
      title: sale.title,
      percent: sale.percent,
      startsAt: seed.now,
      endsAt: new Date(seed.now.getTime() + sale.hours * HOUR_MS),
    })),
  );
  const rows = flashSaleSeeds.flatMap((sale) =>
    chosenItems(sale).map((key, position) => ({
      flashSaleId: idOf(ids, sale.slug),
      itemId: idOf(seed.items, key),
      stock: sale.stockPerItem,
      sold: (position * 7) % Math.ceil(sale.stockPerItem * 0.8),
      position,
    })),
  );
  await insertRows(seed.tx, flashSaleItems, rows);
}

/** The best rated items without a discount, alternating between stores. */
function chosenItems({ module, itemCount }: FlashSaleSeed): string[] {
  const itemsByStore = storeSeeds
    .filter((store) => store.module === module && !store.discount)
    .map((store) =>
      store.menu
        .flatMap((section) => section.items)
        .filter((item) => !item.discount && !item.variations && (item.stock ?? 0) > 0)
        .toSorted((a, b) => (b.rating?.[0] ?? 0) - (a.rating?.[0] ?? 0))
        .map((item) => ({ key: `${store.slug}/${item.slug}`, name: item.name.en })),
    );
  const chosen = new Map<string, string>();
  for (let rank = 0; chosen.size < itemCount && rank < 40; rank += 1) {
    for (const items of itemsByStore) {
      const item = items[rank];
      if (item && chosen.size < itemCount && !chosen.has(item.name)) chosen.set(item.name, item.key);
    }
  }
  return [...chosen.values()];
}

async function seedSearches(seed: Seed): Promise<void> {
  const counts = Object.entries(trendingSearches).flatMap(([module, texts]) =>
    texts.flatMap((text, place) =>
      (['en', 'ar'] as const).map((language) => ({
        moduleId: idOf(seed.modules, module),
        language,
        words: foldText(text[language]),
        shown: text[language],
        uses: USES_OF_FIRST - place * 5,
        misses: 0,
      })),
    ),
  );
  await countSearches(seed.tx, counts, seed.now);
}
