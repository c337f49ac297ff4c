import { type Quote, quote } from '@errand/domain/checkout';
import { haversineKm } from '@errand/domain/location';
import { allocate, toMinor } from '@errand/domain/money';
import { orderHistory, orderLines, orders } from '../src/features/orders/orders.tables.ts';
import { DEFAULT_SETTINGS } from '../src/features/settings/index.ts';
import { deliveryTerms, requireStore, type StoreRow } from '../src/features/stores/index.ts';
import { randomFor } from './city/seeded-random.ts';
import { lineRow, type ReadLine, readLines } from './rows/past-order-lines.ts';
import { type PastOrder, pastOrderSeeds } from './rows/past-order-seeds.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { DIGITS, idOf, SEED_NUMBER, type Seed } from './seed.types.ts';
import type { DemoCustomer } from './seed-customer.ts';

/** Ratio of street distance to straight-line distance. */
const DETOUR = 1.3;
const METERS_PER_SECOND = 30 / 3.6;

/** Time of each status of a delivered order, as a share of its duration. */
const STEPS: [status: HistoryStep['status'], actor: HistoryStep['actor'], share: number][] = [
  ['pending', 'customer', 0],
  ['confirmed', 'store', 0.05],
  ['processing', 'store', 0.1],
  ['handover', 'store', 0.6],
  ['picked_up', 'courier', 0.65],
  ['delivered', 'courier', 1],
];

/** The demo customer's finished orders, priced by the domain rules. */
export async function seedPastOrders(seed: Seed, customer: DemoCustomer): Promise<void> {
  for (const order of pastOrderSeeds) await seedOrder(seed, customer, order);
}

async function seedOrder(seed: Seed, customer: DemoCustomer, order: PastOrder): Promise<void> {
  const { tx } = seed;
  const store = await requireStore(tx, idOf(seed.stores, order.store));
  const lines = await readLines(seed, order);
  const placed = daysAgoAt(seed.now, order.daysAgo, order.clock);
  const { home } = customer;
  const distanceKm = Math.round(haversineKm(store, home) * DETOUR * 1000) / 1000;
  const priced = priceOf(order, store, lines, distanceKm, placed);
  const values = orderRow(seed, order, customer, store, priced, distanceKm, placed);
  const [row] = await tx.insert(orders).values(values).returning({ id: orders.id });
  if (!row) throw new Error('The order was not stored.');
  const taxes = allocate(
    priced.taxMinor,
    priced.lines.map((line) => line.totalMinor),
  );
  const rows = lines.flatMap((line, index) => {
    const price = priced.lines[index];
    return price ? [{ ...lineRow(line, price, taxes[index] ?? 0), orderId: row.id }] : [];
  });
  await tx.insert(orderLines).values(rows);
  await tx
    .insert(orderHistory)
    .values(historyOf(order, placed).map((step) => ({ ...step, orderId: row.id })));
}

function priceOf(order: PastOrder, store: StoreRow, lines: ReadLine[], distanceKm: number, at: Date): Quote {
  return quote({
    lines,
    storeOffer: null,
    coupon: null,
    tax: { ratePercent: store.tax_rate, included: DEFAULT_SETTINGS.tax_included === 1 },
    delivery: { ...deliveryTerms(store, DEFAULT_SETTINGS), orderType: 'delivery', distanceKm },
    additionalChargeMinor: 0,
    packagingMinor: store.packaging_minor,
    tipMinor: toMinor(order.tip ?? 0, DIGITS),
    atMs: at.getTime(),
  });
}

function orderRow(
  seed: Seed,
  order: PastOrder,
  { id, home }: DemoCustomer,
  store: StoreRow,
  priced: Quote,
  distanceKm: number,
  placed: Date,
): typeof orders.$inferInsert {
  const contact = { name: home.contactName, phone: home.contactPhone, email: home.contactEmail ?? null };
  const ended = historyOf(order, placed).at(-1)?.at ?? placed;
  return {
    owner: `customer:${id}`,
    moduleId: store.module_id,
    storeId: store.id,
    zoneId: store.zone_id,
    status: order.status,
    type: 'delivery',
    paymentMethod: 'cash_on_delivery',
    paymentStatus: order.status === 'delivered' ? 'paid' : 'unpaid',
    itemsMinor: priced.itemsMinor,
    discountMinor: priced.discountMinor,
    storeDiscountMinor: priced.storeDiscountMinor,
    couponDiscountMinor: priced.couponDiscountMinor,
    taxMinor: priced.taxMinor,
    taxIncluded: priced.taxIncluded,
    taxRate: store.tax_rate,
    deliveryMinor: priced.delivery.baseMinor,
    originalDeliveryMinor: priced.delivery.originalMinor,
    surchargeMinor: priced.delivery.surchargeMinor,
    additionalMinor: priced.additionalChargeMinor,
    packagingMinor: priced.packagingMinor,
    tipMinor: priced.tipMinor,
    totalMinor: priced.totalMinor,
    distanceKm,
    travelSeconds: Math.round((distanceKm * 1000) / METERS_PER_SECOND),
    place: {
      address: home.address,
      addressType: home.type,
      contactName: contact.name,
      contactPhone: contact.phone,
      contactEmail: contact.email,
      latitude: home.latitude,
      longitude: home.longitude,
      road: home.road ?? null,
      house: home.house ?? null,
      floor: home.floor ?? null,
    },
    contact,
    deliveryInstruction: order.instruction ?? null,
    otp: String(randomFor(SEED_NUMBER, `code of ${order.store}`).below(10_000)).padStart(4, '0'),
    courierId: order.status === 'delivered' ? idOf(seed.couriers, order.courier) : null,
    cancelReason: order.status === 'canceled' ? order.reason : null,
    canceledBy: order.status === 'canceled' ? 'customer' : null,
    createdAt: placed,
    updatedAt: ended,
  };
}

type HistoryStep = Pick<typeof orderHistory.$inferInsert, 'status' | 'actor' | 'at'>;

function historyOf(order: PastOrder, placed: Date): HistoryStep[] {
  const after = (minutes: number) => new Date(placed.getTime() + Math.round(minutes * 60) * 1000);
  if (order.status === 'delivered') {
    return STEPS.map(([status, actor, share]) => ({ status, actor, at: after(order.minutes * share) }));
  }
  return [
    { status: 'pending', actor: 'customer', at: placed },
    { status: 'canceled', actor: 'customer', at: after(2) },
  ];
}
