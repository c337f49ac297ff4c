import type { Vehicle } from '@errand/contract/rental';
import type { LanguageCode } from '@errand/domain/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryKeys } from '#platform/query-keys.ts';
import { render, textOf } from '../../../test/render.tsx';
import { RentalWishes } from './rental-wishes.tsx';

vi.mock('#platform/session/index.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ token: 'a-token', module: { id: 6, module_type: 'rental' } }),
}));

// Renders as after hydration, because the server's HTML never shows wishes.
vi.mock('@errand/client/use-hydrated.ts', () => ({ useHydrated: () => true }));

const NAMED = { id: 3, name: 'Orlo', image: null, image_full_url: null };
const VEHICLE = {
  id: 7,
  name: 'Pebble hatch',
  slug: 'pebble-hatch',
  thumbnail_full_url: '/media/a/384.webp',
  art: { tint: 'sand' },
  avg_rating: 4.8,
  total_reviews: 214,
  hourly_price: 6,
  hourly_price_now: 5.4,
  day_wise_price: 42,
  day_wise_price_now: 37.8,
  distance_price: null,
  distance_price_now: null,
  discount_type: 'percent',
  discount_price: 10,
  brand: NAMED,
  provider: { ...NAMED, id: 5, name: 'Harbour Wheels', slug: 'harbour-wheels' },
} as unknown as Vehicle;

/** The rendered drawer with these wishes; `hearts` are the ids still on the wishlist. */
function wishes(vehicles: Vehicle[], hearts = vehicles.map(({ id }) => id), language: LanguageCode = 'en') {
  const queries = new QueryClient();
  const page = (rows: object[]) => ({
    pages: [{ rows, total: rows.length, limit: 20, offset: 1 }],
    pageParams: [1],
  });
  queries.setQueryData(queryKeys.wishlist.ids, { item_ids: [], store_ids: [], vehicle_ids: hearts });
  queries.setQueryData(queryKeys.wishlist.list('vehicle', 6), page(vehicles));
  queries.setQueryData(queryKeys.wishlist.list('provider', 6), page([]));
  return render(
    <QueryClientProvider client={queries}>
      <RentalWishes />
    </QueryClientProvider>,
    { language },
  );
}

// Requirements: RENTAL-08, WISH-03.
test('in rental the tabs are vehicles and providers, and a vehicle links to its page', () => {
  const html = wishes([VEHICLE]);
  expect(textOf(html)).toMatch(/^Vehicles 1 Providers 0 Pebble hatch Harbour Wheels/);
  expect(textOf(html)).toContain('$37.80');
  expect(textOf(html)).toContain('10% off');
  expect(html).toContain('href="/rental/vehicle/pebble-hatch"');
  expect(html).toMatch(/aria-pressed="true"[^>]*title="Save Pebble hatch for later"/);
});

test('a removed vehicle disappears immediately, and the empty tab names vehicles in both languages', () => {
  expect(textOf(wishes([VEHICLE], []))).toMatch(/^Vehicles 0 Providers 0 No favourite vehicles found/);
  expect(textOf(wishes([], [], 'ar'))).toMatch(/^المركبات 0 المؤجرون 0 لا توجد مركبات مفضلة/);
});
