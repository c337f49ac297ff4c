import { orders } from '../../src/features/orders/orders.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';
import { makeStore } from './stores.ts';

/** A pending delivery of 10.00 without lines. Creates a store unless one is given with its module and zone. */
export async function makeOrder(
  q: Queryable,
  owner: string,
  overrides: Partial<typeof orders.$inferInsert> = {},
) {
  const store = overrides.storeId ? null : await makeStore(q);
  const row: typeof orders.$inferInsert = {
    owner,
    moduleId: store?.moduleId ?? 0,
    storeId: store?.id ?? 0,
    zoneId: store?.zoneId ?? 0,
    type: 'delivery',
    paymentMethod: 'cash_on_delivery',
    itemsMinor: 1000,
    discountMinor: 0,
    storeDiscountMinor: 0,
    couponDiscountMinor: 0,
    taxMinor: 0,
    taxIncluded: false,
    taxRate: 0,
    deliveryMinor: 0,
    originalDeliveryMinor: 0,
    surchargeMinor: 0,
    additionalMinor: 0,
    packagingMinor: 0,
    tipMinor: 0,
    totalMinor: 1000,
    contact: { name: 'Layla Haddad', phone: '+971501234567', email: null },
    otp: '1234',
    ...overrides,
  };
  const [order] = await q.insert(orders).values(row).returning();
  return order!;
}
