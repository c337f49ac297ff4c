import type { vehicleReviews } from '../../src/features/rental/trips.tables.ts';
import { randomFor } from '../city/seeded-random.ts';
import { SEED_NUMBER } from '../seed.types.ts';
import { vehicleReviews as said } from '../world/rental/vehicle-reviews.ts';
import { daysAgoAt } from './seed-times.ts';

const PER_VEHICLE = 3;
const SORRY = {
  en: 'Thank you for telling us. There is a second counter now.',
  ar: 'شكرًا لأنك أخبرتنا. أضفنا شباكًا ثانيًا.',
};

type Row = typeof vehicleReviews.$inferInsert;

/** Some reviews of a vehicle, oldest first. Their stars are among those of its rating. */
export function vehicleReviewRows(vehicle: { id: number; slug: string }, now: Date): Row[] {
  const random = randomFor(SEED_NUMBER, `reviews of ${vehicle.slug}`);
  const first = random.below(said.length);
  const days = Array.from({ length: PER_VEHICLE }, () => 2 + random.below(90)).toSorted((a, b) => b - a);
  return days.flatMap((ago, index) => {
    const review = said[(first + index) % said.length];
    if (!review) return [];
    return {
      vehicleId: vehicle.id,
      customerName: review.name,
      rating: review.rating,
      comment: review.comment,
      reply: review.rating <= 3 ? SORRY : null,
      createdAt: daysAgoAt(now, ago, '18:20'),
    };
  });
}
