import type { ParsedInput } from '@errand/contract';
import { placeOrder, quoteOrder } from '@errand/contract/orders-place';
import { orderChanges } from '../../src/features/orders/index.ts';
import { parcelCategories } from '../../src/features/parcel/parcel.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';
import { makeBuyer } from '../buyers.ts';
import type { TestApi } from '../harness.ts';
import { CENTER, makeModule, makeZone, makeZoneModule } from './index.ts';
import { next } from './sequence.ts';

type PlaceBody = Partial<ParsedInput<typeof placeOrder>['body']>;

/** A category of 1.00 per kilometer, at least 2.00. */
export async function makeParcelCategory(
  q: Queryable,
  moduleId: number,
  overrides: Partial<typeof parcelCategories.$inferInsert> = {},
) {
  const n = next();
  const row = {
    slug: `category-${n}`,
    moduleId,
    name: { en: `Box ${n}`, ar: `صندوق ${n}` },
    description: { en: 'Taped shut.', ar: 'مغلق بشريط.' },
    perKmMinor: 100,
    minimumMinor: 200,
    ...overrides,
  };
  const [category] = await q.insert(parcelCategories).values(row).returning();
  return category!;
}

/** A zone that serves parcels, with one category. */
export async function makeParcelService(
  api: TestApi,
  category: Parameters<typeof makeParcelCategory>[2] = {},
) {
  const module = await makeModule(api.db, { type: 'parcel' });
  const zone = await makeZone(api.db);
  await makeZoneModule(api.db, zone.id, module.id);
  return { module, zone, category: await makeParcelCategory(api.db, module.id, category) };
}

export type ParcelService = Awaited<ReturnType<typeof makeParcelService>>;

export const RECEIVER = {
  contact_person_name: 'Omar Nasser',
  contact_person_number: '+971509876543',
  contact_person_email: 'omar@example.com',
  address: '3 Olive Street',
  latitude: CENTER.latitude + 0.05,
  longitude: CENTER.longitude,
};

/** About 5.56 km on the straight line of the tests' maps. */
export function parcelBody({ category }: Pick<ParcelService, 'category'>) {
  return {
    order_type: 'parcel' as const,
    parcel_category_id: category.id,
    address: '12 Lighthouse Road',
    latitude: CENTER.latitude,
    longitude: CENTER.longitude,
    contact_person_name: 'Layla Haddad',
    contact_person_number: '+971501234567',
    contact_person_email: 'layla@example.com',
    receiver_details: RECEIVER,
    parcel_contents: 'A book',
  };
}

/** A sender with a client that quotes and places parcels. */
export async function makeSender(api: TestApi, service: ParcelService, kind: 'guest' | 'customer' = 'guest') {
  const buyer = await makeBuyer(api, service, kind);
  const bodyOf = (body: PlaceBody) => ({ ...parcelBody(service), ...body });
  return {
    ...buyer,
    quote: (body: PlaceBody = {}) => buyer.client.call(quoteOrder, { query: {}, body: bodyOf(body) }),
    send: (body: PlaceBody = {}, idempotencyKey?: string) =>
      api.client({ ...buyer.viewer, idempotencyKey }).call(placeOrder, { query: {}, body: bodyOf(body) }),
  };
}

/** Transitions a parcel until the courier has it, or until the receiver does. */
export async function transitionParcel(
  api: TestApi,
  orderId: number,
  to: 'picked_up' | 'delivered',
  courierId: number | null = null,
): Promise<void> {
  for (const status of ['confirmed', 'picked_up', 'delivered'] as const) {
    await api.db.transaction((tx) =>
      orderChanges.transition(api.deps, tx, orderId, status, { actor: 'courier', courierId }),
    );
    if (status === to) return;
  }
}
