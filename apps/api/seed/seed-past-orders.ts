import { toMinor } from '@errand/domain/money';
import { requireStore } from '../src/features/stores/index.ts';
import { randomFor } from './city/seeded-random.ts';
import { canceledHistory, deliveredHistory } from './rows/order-history.ts';
import { readLines, readMenu } from './rows/order-menu.ts';
import { type PastOrder, pastOrderSeeds } from './rows/past-order-seeds.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { insertStoreOrders, storeOrderRows } from './rows/store-orders.ts';
import { DIGITS, idOf, SEED_NUMBER, type Seed } from './seed.types.ts';
import type { DemoCustomer } from './seed-customer.ts';

/** The demo customer's finished orders. */
export async function seedPastOrders(seed: Seed, customer: DemoCustomer): Promise<void> {
  const made = [];
  for (const order of pastOrderSeeds) made.push(await rowsOf(seed, customer, order));
  await insertStoreOrders(seed.tx, made);
}

async function rowsOf(seed: Seed, { id, home }: DemoCustomer, order: PastOrder) {
  const lines = readLines(seed, await readMenu(seed, order.store), order.lines);
  const placed = daysAgoAt(seed.now, order.daysAgo, order.clock);
  const isDelivered = order.status === 'delivered';
  return storeOrderRows({
    store: await requireStore(seed.tx, idOf(seed.stores, order.store)),
    lines,
    buyer: {
      owner: `customer:${id}`,
      place: {
        address: home.address,
        addressType: home.type,
        contactName: home.contactName,
        contactPhone: home.contactPhone,
        contactEmail: home.contactEmail ?? null,
        latitude: home.latitude,
        longitude: home.longitude,
        road: home.road ?? null,
        house: home.house ?? null,
        floor: home.floor ?? null,
      },
    },
    type: 'delivery',
    history: isDelivered ? deliveredHistory(placed, order.minutes) : canceledHistory(placed, 'customer'),
    tipMinor: toMinor(order.tip ?? 0, DIGITS),
    paymentMethod: 'cash_on_delivery',
    paymentStatus: isDelivered ? 'paid' : 'unpaid',
    deliveryInstruction: order.instruction ?? null,
    otp: String(randomFor(SEED_NUMBER, `code of ${order.store}`).below(10_000)).padStart(4, '0'),
    courierId: isDelivered ? idOf(seed.couriers, order.courier) : null,
    cancelReason: isDelivered ? null : order.reason,
    canceledBy: isDelivered ? null : 'customer',
  });
}
