import { registerPaymentJobs } from '../../src/features/payments/index.ts';
import { registerRefundJobs } from '../../src/features/refunds/owed-refund.ts';
import type { PaymentProvider } from '../../src/platform/payments/index.ts';
import {
  makeCourier,
  makeCustomer,
  makeItem,
  makeModule,
  makeStore,
  makeTransfer,
  makeZone,
} from '../factories/index.ts';
import { makeParcelCategory } from '../factories/parcels.ts';
import { startApi, type TestApi } from '../harness.ts';

const WALLET_MINOR = 1_000_000_000_000;

/** A provider that carries everything out, in a currency whose amounts are multiples of 10 minor units. */
const PROVIDER: PaymentProvider = {
  name: 'week_bank',
  title: { en: 'Week Bank' },
  stepMinor: () => 10,
  create: async ({ id }) => ({ reference: id, redirectUrl: '/' }),
  find: async () => ({ state: 'open', amountMinor: 0 }) as never,
  cancel: async () => {},
  refund: async ({ refundId }) => ({ reference: refundId }),
  readWebhook: () => null,
};

export type WeekWorld = Awaited<ReturnType<typeof openWeekWorld>>['world'];

/** A city in which random weeks happen: stores, couriers, customers with full wallets, and guests. */
export async function openWeekWorld() {
  const api: TestApi = await startApi({ deps: { payments: [PROVIDER] } });
  registerPaymentJobs(api.deps);
  registerRefundJobs(api.deps);
  const { db } = api;
  const module = await makeModule(db);
  const zone = await makeZone(db);
  const place = { moduleId: module.id, zoneId: zone.id };
  const many = async <T>(count: number, make: () => Promise<T>) => {
    const made: T[] = [];
    while (made.length < count) made.push(await make());
    return made;
  };
  const stores = await many(4, () => makeStore(db, place));
  const couriers = await many(3, () => makeCourier(db, { zoneId: zone.id }));
  const customers = await many(3, () => makeCustomer(db));
  for (const { id } of customers) await makeTransfer(db, id, WALLET_MINOR);
  const item = await makeItem(db, { storeId: stores[0]!.id });
  const category = await makeParcelCategory(db, module.id);
  let numbers = 0;
  const world = {
    ...place,
    provider: PROVIDER.name,
    itemId: item.id,
    categoryId: category.id,
    storeIds: stores.map(({ id }) => id),
    courierIds: couriers.map(({ id }) => id),
    customerIds: customers.map(({ id }) => id),
    owners: [...customers.map(({ id }) => `customer:${id}`), 'guest:week'],
    next: () => (numbers += 1),
  };
  return { api, world };
}
