import { expect, test } from 'vitest';
import { rankCouriers, reasonOf } from './index.ts';

const AT = { latitude: 25, longitude: 55 };
const north = (degrees: number) => ({ ...AT, latitude: AT.latitude + degrees });

test('a free courier is chosen before a nearer busy one, and the nearest of free ones', () => {
  const ranked = rankCouriers(
    [
      { id: 1, load: 1, at: AT },
      { id: 2, load: 0, at: north(0.02) },
      { id: 3, load: 0, at: null },
      { id: 4, load: 0, at: north(0.01) },
    ],
    AT,
  );
  expect(ranked.map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  expect(ranked.map(reasonOf)).toEqual(['nearest_free', 'nearest_free', 'no_location', 'nearest_least_busy']);
  expect(ranked[0]?.distanceKm).toBeCloseTo(1.11, 1);
});

test('equally suitable couriers are ranked by their ids, in whatever order they are given', () => {
  const couriers = [3, 1, 2].map((id) => ({ id, load: 0, at: AT }));
  expect(rankCouriers(couriers, AT).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(rankCouriers(couriers.toReversed(), null).map(({ id }) => id)).toEqual([1, 2, 3]);
});
