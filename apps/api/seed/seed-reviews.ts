import { reviews } from '../src/features/reviews/reviews.tables.ts';
import { type Random, randomFor } from './city/seeded-random.ts';
import { insertRows } from './rows/insert-rows.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { idOf, pictureKey, SEED_NUMBER, type Seed } from './seed.types.ts';
import { foodReviews, shopReviews } from './world/reviews.ts';
import type { StoreSeed } from './world/types.ts';
import { storeSeeds } from './world-data.ts';

const PER_STORE = 11;
/** Number of a store's reviews that are about one of its items. */
const OF_ITEMS = 7;
/** Every third review of an item has its picture. */
const PICTURED = 3;
const CLOCKS = ['09:20', '12:45', '14:10', '18:30', '20:05', '21:40'];

/** Store replies to negative reviews. */
const SORRY = {
  en: 'Thank you for telling us. We have talked it over with the team.',
  ar: 'شكرًا لأنك أخبرتنا. ناقشنا الأمر مع الفريق.',
};

type Row = typeof reviews.$inferInsert & { createdAt: Date };

/** Reviews of stores and items, at most one per guest and store, oldest first. */
export async function seedReviews(seed: Seed): Promise<void> {
  const rows = storeSeeds.flatMap((store) => reviewsOf(seed, store));
  const oldestFirst = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertRows(seed.tx, reviews, oldestFirst);
}

function reviewsOf(seed: Seed, store: StoreSeed): Row[] {
  const random = randomFor(SEED_NUMBER, `reviews of ${store.slug}`);
  const said = shuffled(store.module === 'food' ? foodReviews : shopReviews, random).slice(0, PER_STORE);
  const items = shuffled(
    store.menu.flatMap((section) => section.items).filter((item) => item.rating),
    random,
  );
  return said.map((review, index) => {
    const item = index < OF_ITEMS ? items[index] : undefined;
    const days = 1 + random.below(Math.max(1, Math.min(120, store.openedDaysAgo - 1)));
    return {
      storeId: idOf(seed.stores, store.slug),
      itemId: item ? idOf(seed.items, `${store.slug}/${item.slug}`) : null,
      customerName: review.name,
      rating: review.rating,
      comment: review.comment,
      pictures: item && index % PICTURED === 0 ? [pictureKey(seed, item.picture)] : [],
      reply: item && review.rating <= 3 ? SORRY : null,
      language: random.chance(0.5) ? 'en' : 'ar',
      createdAt: daysAgoAt(seed.now, days, CLOCKS[random.below(CLOCKS.length)] ?? '12:00'),
    };
  });
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
