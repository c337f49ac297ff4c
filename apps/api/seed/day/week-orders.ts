import { randomFor } from '../city/seeded-random.ts';
import { daysAgoAt } from '../rows/seed-times.ts';
import { SEED_NUMBER } from '../seed.types.ts';
import type { DayOrder } from './day-orders.ts';
import { dayPeople, type PersonKey } from './day-people.ts';

/** An order with the instant of its placing. */
export type PlacedOrder = Omit<DayOrder, 'minutesAgo'> & { placed: Date };

const DAYS = 21;
const PEOPLE = Object.keys(dayPeople) as PersonKey[];
/** Stores in the zone of the people. The first one is ordered from more often. */
const STORES = [
  'saffron-street-kitchen',
  'saffron-street-kitchen',
  'blue-door-burgers',
  'moonbowl-ramen',
  'harbour-slice',
  'cardamom-cup',
  'nine-pleats',
  'salt-and-lime',
  'marigold-tandoor',
  'fable-goods',
];
const HOURS = [8, 11, 12, 13, 13, 15, 18, 19, 19, 20, 21];

/** Finished orders of the three weeks before the day: more of them on weekends, and some canceled. */
export function weekOrders(now: Date): PlacedOrder[] {
  const random = randomFor(SEED_NUMBER, 'orders of the weeks');
  const oneOf = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  return Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((daysAgo) => {
    const weekday = daysAgoAt(now, daysAgo, '12:00').getUTCDay();
    const count = 1 + random.below(3) + (weekday === 5 || weekday === 6 ? 2 : 0);
    return Array.from({ length: count }, (_, index): PlacedOrder => {
      const clock = `${String(oneOf(HOURS)).padStart(2, '0')}:${String(random.below(50)).padStart(2, '0')}`;
      // The seconds differ, so that no two orders have the same time.
      const placed = new Date(daysAgoAt(now, daysAgo, clock).getTime() + (index + 1) * 7000);
      const order = { store: oneOf(STORES), by: oneOf(PEOPLE), placed };
      if (random.chance(0.07))
        return { ...order, status: 'canceled', canceled: { by: 'customer', reason: 'I no longer need it' } };
      const pays = random.chance(0.2) ? { pays: 'wallet' as const } : {};
      return {
        ...order,
        status: 'delivered',
        ...pays,
        ...(random.chance(0.3) && { tip: 1 + random.below(2) }),
      };
    });
  });
}
