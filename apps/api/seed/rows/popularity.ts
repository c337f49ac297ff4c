import { randomFor } from '../city/seeded-random.ts';
import { SEED_NUMBER } from '../seed.types.ts';

/** The stores with the most orders, independent of their ratings: they lead the lists of popular stores. */
const LEADING = ['saffron-street-kitchen', 'blue-door-burgers', 'moonbowl-ramen', 'harbour-slice'];
const LEADING_ORDERS = 9000;

/** Number of orders from a store: about two for each rating. */
export function storeOrders(slug: string, ratingCount: number): number {
  const place = LEADING.indexOf(slug);
  if (place >= 0) return LEADING_ORDERS - 400 * place;
  return Math.round(ratingCount * randomFor(SEED_NUMBER, `orders of ${slug}`).between(1.8, 2.6));
}

/** Number of orders of an item: about three for each rating. */
export function itemOrders(slug: string, ratingCount: number): number {
  return Math.round(ratingCount * randomFor(SEED_NUMBER, `orders of ${slug}`).between(2.4, 3.6));
}

/** Sum of the stars behind an average. */
export function ratingSum([average, count]: readonly [number, number]): number {
  return Math.round(average * count);
}

/** Number of ratings with one to five stars; the stars add up to `ratingSum`. For averages of 3.8 and more. */
export function starCounts(rating: readonly [number, number]): [number, number, number, number, number] {
  const missing = 5 * rating[1] - ratingSum(rating);
  const one = Math.floor((missing * 0.08) / 4);
  const two = Math.floor((missing * 0.1) / 3);
  const three = Math.floor((missing * 0.2) / 2);
  const four = missing - 4 * one - 3 * two - 2 * three;
  return [one, two, three, four, rating[1] - one - two - three - four];
}
