import { type Quote, quote } from '@errand/domain/checkout';
import { haversineKm } from '@errand/domain/location';
import { allocate } from '@errand/domain/money';
import { orderHistory, orderLines, orders } from '../../src/features/orders/orders.tables.ts';
import { DEFAULT_SETTINGS } from '../../src/features/settings/index.ts';
import { deliveryTerms, type StoreRow } from '../../src/features/stores/index.ts';
import type { Tx } from '../../src/platform/db/index.ts';
import { insertRows } from './insert-rows.ts';
import { lineRow, type ReadLine } from './order-menu.ts';

/** Ratio of street distance to straight-line distance. */
const DETOUR = 1.3;
const METERS_PER_SECOND = 30 / 3.6;

type OrderValues = typeof orders.$inferInsert;
export type HistoryStep = Pick<typeof orderHistory.$inferInsert, 'status' | 'actor' | 'at'>;

/** Who ordered, and to where. */
export type Buyer = { owner: string; place: NonNullable<OrderValues['place']> };

/** An order of a store. Its status and the time of its placing are those of its history. */
export type StoreOrder = {
  store: StoreRow;
  lines: ReadLine[];
  buyer: Buyer;
  type: 'delivery' | 'take_away';
  history: HistoryStep[];
  tipMinor: number;
} & Pick<OrderValues, 'paymentMethod' | 'otp'> &
  Partial<OrderValues>;

type OrderRows = {
  order: OrderValues & { createdAt: Date };
  lines: Omit<typeof orderLines.$inferInsert, 'orderId'>[];
  history: HistoryStep[];
};

/** The rows of an order, priced by the domain rules. */
export function storeOrderRows({ store, lines, buyer, history, ...given }: StoreOrder): OrderRows {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) throw new Error('An order has a history.');
  const { place } = buyer;
  const distanceKm = Math.round(haversineKm(store, place) * DETOUR * 1000) / 1000;
  const priced = quote({
    lines,
    storeOffer: null,
    coupon: null,
    tax: { ratePercent: store.tax_rate, included: DEFAULT_SETTINGS.tax_included === 1 },
    delivery: {
      ...deliveryTerms(store, DEFAULT_SETTINGS, first.at.getTime()),
      orderType: given.type,
      distanceKm,
    },
    additionalChargeMinor: 0,
    packagingMinor: store.packaging_minor,
    tipMinor: given.tipMinor,
    atMs: first.at.getTime(),
  });
  const order = {
    ...given,
    ...amountsOf(priced),
    ...(given.paymentMethod === 'wallet' && { walletMinor: priced.totalMinor }),
    owner: buyer.owner,
    moduleId: store.module_id,
    storeId: store.id,
    zoneId: store.zone_id,
    status: last.status,
    taxRate: store.tax_rate,
    contact: { name: place.contactName, phone: place.contactPhone, email: place.contactEmail },
    ...(given.type === 'delivery' && {
      place,
      distanceKm,
      travelSeconds: Math.round((distanceKm * 1000) / METERS_PER_SECOND),
    }),
    createdAt: first.at,
    updatedAt: last.at,
  };
  return { order, lines: linesOf(lines, priced), history };
}

function amountsOf(priced: Quote) {
  return {
    itemsMinor: priced.itemsMinor,
    discountMinor: priced.discountMinor,
    storeDiscountMinor: priced.storeDiscountMinor,
    couponDiscountMinor: priced.couponDiscountMinor,
    taxMinor: priced.taxMinor,
    taxIncluded: priced.taxIncluded,
    deliveryMinor: priced.delivery.baseMinor,
    originalDeliveryMinor: priced.delivery.originalMinor,
    surchargeMinor: priced.delivery.surchargeMinor,
    additionalMinor: priced.additionalChargeMinor,
    packagingMinor: priced.packagingMinor,
    tipMinor: priced.tipMinor,
    totalMinor: priced.totalMinor,
  };
}

function linesOf(lines: ReadLine[], priced: Quote): OrderRows['lines'] {
  const taxes = allocate(
    priced.taxMinor,
    priced.lines.map((line) => line.totalMinor),
  );
  return lines.flatMap((line, index) => {
    const price = priced.lines[index];
    return price ? [lineRow(line, price, taxes[index] ?? 0)] : [];
  });
}

/** Inserts orders in few statements. Returns their ids in the same order; no two are placed at the same instant. */
export async function insertStoreOrders(tx: Tx, made: OrderRows[]): Promise<number[]> {
  const found = await tx
    .insert(orders)
    .values(made.map(({ order }) => order))
    .returning({ id: orders.id, createdAt: orders.createdAt });
  const ids = made.map(({ order: { createdAt } }) => {
    const [same, ...others] = found.filter((row) => row.createdAt.getTime() === createdAt.getTime());
    if (!same || others.length > 0)
      throw new Error(`Not one order was placed at ${createdAt.toISOString()}.`);
    return same.id;
  });
  const ofOrders = <T>(rowsOf: (rows: OrderRows) => T[]) =>
    made.flatMap((rows, index) => rowsOf(rows).map((row) => ({ ...row, orderId: ids[index] ?? 0 })));
  const lines = ofOrders((rows) => rows.lines);
  await insertRows(tx, orderLines, lines);
  const steps = ofOrders((rows) => rows.history);
  await insertRows(tx, orderHistory, steps);
  return ids;
}
