import { topUp } from '@errand/domain/books';
import { toMinor } from '@errand/domain/money';
import { asc } from 'drizzle-orm';
import { couriers } from '../../src/features/couriers/couriers.tables.ts';
import { postEntry } from '../../src/features/ledger/index.ts';
import { requireStore, type StoreRow } from '../../src/features/stores/index.ts';
import { payFromWallet } from '../../src/features/wallet/index.ts';
import { customerIdOf } from '../../src/platform/http/index.ts';
import { type Random, randomFor } from '../city/seeded-random.ts';
import {
  after,
  canceledHistory,
  deliveredHistory,
  refundHistory,
  runningHistory,
} from '../rows/order-history.ts';
import { type OrderMenu, pickLines, readMenu } from '../rows/order-menu.ts';
import { dayFrom, daysAgoAt } from '../rows/seed-times.ts';
import {
  type HistoryStep,
  insertStoreOrders,
  type StoreOrder,
  storeOrderRows,
} from '../rows/store-orders.ts';
import { DIGITS, idOf, SEED_NUMBER, type Seed } from '../seed.types.ts';
import { dayOrders } from './day-orders.ts';
import type { Neighbor, Neighbors } from './seed-people.ts';
import { type PlacedOrder, weekOrders } from './week-orders.ts';

const SLOT_MINUTES = 30;
/** The width of a promised window. */
const WINDOW_MINUTES = 15;
/** What every customer has put into the wallet before the first order, in major units. */
const TOP_UP = 250;
const TOP_UP_DAYS_AGO = 40;
/** Couriers from here on carry the running orders. */
const FREE_COURIERS = 8;

/** A stored order of the day. */
export type SeededOrder = PlacedOrder & {
  id: number;
  buyer: Neighbor;
  totalMinor: number;
  courierId: number | null;
  history: HistoryStep[];
};

/**
 * Orders of other customers: those of three weeks, and a day in every state that an office sees. They stay as they are,
 * because the simulation only moves orders that visitors place. Returns them, the oldest first.
 */
export async function seedOrders(seed: Seed, neighbors: Neighbors): Promise<SeededOrder[]> {
  const storeOf = openStores(seed);
  const placed = dayOrders.map((order) => ({ ...order, placed: after(seed.now, -order.minutesAgo) }));
  const made = [];
  for (const [index, order] of [...weekOrders(seed.now), ...placed].entries()) {
    const buyer = neighbors[order.by];
    const random = randomFor(SEED_NUMBER, `order ${index} of the day`);
    const rows = storeOrderRows(valuesOf(seed, order, { buyer, random, ...(await storeOf(order.store)) }));
    made.push({ ...rows, of: { ...order, buyer } });
  }
  const ids = await insertStoreOrders(seed.tx, made);
  const stored = made.map(({ of, order, history }, index) => ({
    ...of,
    id: ids[index] ?? 0,
    totalMinor: order.totalMinor,
    courierId: order.courierId ?? null,
    history,
  }));
  await seedWallets(seed, neighbors, stored);
  return stored;
}

type Source = { store: StoreRow; menu: OrderMenu; courierIds: number[] };

/** Reads each store once, with its menu and the free couriers of its zone. */
function openStores(seed: Seed): (slug: string) => Promise<Source> {
  const known = new Map<string, Promise<Source>>();
  const riders = seed.tx
    .select({ id: couriers.id, zoneId: couriers.zoneId })
    .from(couriers)
    .orderBy(asc(couriers.id))
    .limit(FREE_COURIERS);
  const read = async (slug: string): Promise<Source> => {
    const store = await requireStore(seed.tx, idOf(seed.stores, slug));
    const near = (await riders).filter(({ zoneId }) => zoneId === store.zone_id);
    return { store, menu: await readMenu(seed, slug), courierIds: near.map(({ id }) => id) };
  };
  return (slug) => {
    const source = known.get(slug) ?? read(slug);
    known.set(slug, source);
    return source;
  };
}

function valuesOf(
  seed: Seed,
  order: PlacedOrder,
  { buyer, random, store, menu, courierIds }: Source & { buyer: Neighbor; random: Random },
): StoreOrder {
  if (store.zone_id !== buyer.zoneId)
    throw new Error(`${order.by} lives in another zone than ${order.store}.`);
  const { status, placed, pays = 'cash_on_delivery', slot, dueIn, canceled } = order;
  const type = order.takesAway ? 'take_away' : 'delivery';
  const isDelivered = status === 'delivered';
  const slotAt = slot ? daysAgoAt(seed.now, -slot[0], slot[1]) : null;
  const dueAt = dueIn === undefined ? null : after(seed.now, dueIn);
  const until = slotAt ? after(slotAt, SLOT_MINUTES) : dueAt;
  const anyCourier = courierIds[random.below(courierIds.length)] ?? null;
  const minutes = 24 + random.below(24);
  const history = canceled
    ? canceledHistory(placed, canceled.by)
    : isDelivered
      ? [...deliveredHistory(placed, minutes), ...refundHistory(order, after(placed, minutes))]
      : runningHistory(placed, seed.now, status);
  return {
    store,
    lines: pickLines(menu, random),
    buyer,
    type,
    history,
    tipMinor: toMinor(order.tip ?? 0, DIGITS),
    paymentMethod: pays,
    paymentStatus: isDelivered || pays === 'wallet' ? 'paid' : 'unpaid',
    language: buyer.language,
    note: order.note ?? null,
    deliveryInstruction: order.instruction ?? null,
    scheduledFor: slotAt,
    expectedFrom: slotAt ?? (dueAt && after(dueAt, -WINDOW_MINUTES)),
    expectedTo: until,
    processingMinutes: dueAt || isDelivered ? 15 : null,
    otp: String(random.below(10_000)).padStart(4, '0'),
    courierId: order.courier ? idOf(seed.couriers, order.courier) : isDelivered ? anyCourier : null,
    cancelReason: canceled?.reason ?? null,
    canceledBy: canceled?.by ?? null,
  };
}

/** Tops up the wallets, and pays from them. Entries are posted by time, because each has the balance after it. */
async function seedWallets({ tx, now }: Seed, neighbors: Neighbors, orders: SeededOrder[]): Promise<void> {
  const paying = orders.filter(({ pays }) => pays === 'wallet');
  const at = dayFrom(now, -TOP_UP_DAYS_AGO);
  for (const { owner } of new Set(paying.map(({ by }) => neighbors[by]))) {
    const customerId = customerIdOf(owner) ?? 0;
    const amountMinor = toMinor(TOP_UP, DIGITS);
    const entry = topUp({ paymentId: 'seed', customerId, provider: 'demo_bank', amountMinor, bonusMinor: 0 });
    await postEntry(tx, entry, { at, as: 'add_fund', reference: null });
  }
  for (const { id, buyer, totalMinor, placed } of paying) {
    const part = { owner: buyer.owner, orderId: id, amountMinor: totalMinor, isWhole: true, at: placed };
    await payFromWallet(tx, part);
  }
}
