import {
  type ApprovedRefund,
  eventsOf,
  type GroupAmounts,
  NO_GROUPS,
  type OrderFacts,
} from '@errand/domain/books';
import { documentTaxes, type OrderAmounts, type Party, taxKey } from '@errand/domain/invoicing';
import { inEachLanguage, type Translations, translated } from '@errand/domain/language';
import { allocate } from '@errand/domain/money';
import { type OrderMoney, orderMoney } from '@errand/domain/orders';
import { orderTaxes } from '@errand/domain/taxes';
import { prepared } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Settings } from '../../../platform/settings.ts';
import { type OrderLineRow, type OrderRow, orderRows } from '../../order-pages/index.ts';
import { readFacts } from '../../orders/books/index.ts';
import { storedTaxes } from '../../orders/order-taxes.views.ts';
import type { RefundRow } from '../../refunds/refunds.views.ts';
import { type TripLineRow, tripLinesOfOrderSql } from '../../rental/rental.views.ts';
import { findSeller } from '../documents.queries.ts';
import { operatorParty, storeParty } from '../parties.ts';

/** What documents of an order are made from, as it is stored now. */
export type OrderSource = {
  row: OrderRow;
  lines: OrderLineRow[];
  vehicles: TripLineRow[];
  facts: OrderFacts;
  /** Of its approved refunds, the oldest first. */
  refunds: RefundRow[];
  seller: Party;
  settings: Settings;
};

/** Reads an order for its documents; null if there is none. Its store is the seller, of a parcel the operator. */
export async function readSource(
  deps: Pick<Deps, 'db' | 'pool'>,
  orderId: number,
  settings: Settings,
): Promise<OrderSource | null> {
  const row = await orderRows.find(deps.pool, orderId);
  const [booked] = await readFacts(deps.db, [orderId], settings);
  if (!row || !booked) return null;
  const trips = await prepared<{ vehicles: TripLineRow[] }>(deps.pool, 'document-trip', TRIP, [orderId]);
  const { store_id: storeId } = row;
  const seller =
    storeId === null
      ? operatorParty(settings)
      : storeParty(storeId, await findSeller(deps.db, storeId), settings);
  return {
    row,
    lines: await orderRows.listLines(deps.db, orderId),
    vehicles: trips[0]?.vehicles ?? [],
    facts: booked.facts,
    refunds: row.refunds.filter(({ status, owed }) => status === 'approved' && !owed),
    seller,
    settings,
  };
}
const TRIP = `select ${tripLinesOfOrderSql('$1')} as vehicles`;

/** Whether the order has earned its total, or as a parcel the return. */
export function isEarned({ facts }: OrderSource): boolean {
  return facts.wasDelivered || (facts.money.parcelReturn?.feeDueMinor ?? null) !== null;
}

/** The money of the order without its refunds, which credit notes take back. */
export function moneyBeforeRefunds({ facts }: OrderSource): OrderMoney {
  return orderMoney({ ...facts.money, refunds: [] });
}

/** The amounts of the receipt, for the invoice. */
export function amountsOf(source: OrderSource): OrderAmounts {
  const { row, seller } = source;
  const lines = row.type === 'trip' ? vehicleLines(source) : source.lines.map(goodsLine);
  const taxed = documentTaxes(seller, orderTaxes(storedTaxes(row)), lines);
  const charges = {
    delivery: row.delivery_minor,
    surcharge: row.surcharge_minor,
    additional_charge: row.additional_minor,
    packaging: row.packaging_minor,
    tip: row.tip_minor,
  };
  const partsMinor = [
    row.items_minor - row.discount_minor - row.coupon_discount_minor,
    row.tax_included ? 0 : row.tax_minor,
    ...Object.values(charges),
  ];
  return {
    lines: lines.map((line, index) => ({ ...line, tax: taxed.lines[index] ?? taxKey(seller, 0) })),
    couponMinor: row.coupon_discount_minor,
    charges,
    chargeTaxes: taxed.chargeTaxes,
    taxIncluded: row.tax_included,
    taxes: taxed.taxes,
    roundingMinor: row.total_minor - partsMinor.reduce((sum, minor) => sum + minor, 0),
    money: moneyBeforeRefunds(source),
  };
}

type Line = Omit<OrderAmounts['lines'][number], 'tax'> & Pick<OrderLineRow, 'tax'>;

function goodsLine(line: OrderLineRow): Line {
  const { name, quantity, totalMinor, discountMinor, tax } = line;
  const amountMinor = totalMinor + discountMinor;
  return { name, note: noteOf(line), quantity, unit: 'C62', amountMinor, discountMinor, tax };
}

/** The choices and add-ons of a line in each language; null without any. */
function noteOf({ choiceText, addOns }: OrderLineRow): Translations | null {
  const note = inEachLanguage((language) => {
    const extras = addOns.map(
      ({ name, quantity }) => `${quantity > 1 ? `${quantity}× ` : ''}${translated(name, language)}`,
    );
    return [translated(choiceText, language), ...extras].filter(Boolean).join(' · ');
  });
  return Object.values(note).some((text) => text !== '') ? note : null;
}

/** The vehicles of a trip: the price and the discount of the trip, divided by their prices. */
function vehicleLines({ row, vehicles }: OrderSource): Line[] {
  const prices = vehicles.map(({ original_minor, total_minor }) => original_minor ?? total_minor);
  const amounts = allocate(row.items_minor, prices);
  const discounts = allocate(row.discount_minor, amounts);
  return vehicles.map(({ name, quantity }, index) => ({
    name,
    note: null,
    quantity,
    unit: 'C62',
    amountMinor: amounts[index] ?? 0,
    discountMinor: discounts[index] ?? 0,
    tax: null,
  }));
}

/** What some refunds of the order return together, by group. */
export function refundedGroups({ facts }: OrderSource, refunds: readonly RefundRow[]): GroupAmounts {
  const approved = refunds.map(
    ({ amount_minor, lines, parts, spared }): ApprovedRefund => ({
      amountMinor: amount_minor,
      linesMinor: (lines ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      parts,
      spared,
    }),
  );
  return eventsOf({ ...facts, refunds: approved }).reduce(
    (sums, one) => (one.event === 'refunded' ? addGroups(sums, one.groups) : sums),
    NO_GROUPS,
  );
}

function addGroups(a: GroupAmounts, b: GroupAmounts): GroupAmounts {
  return {
    goods: a.goods + b.goods,
    delivery: a.delivery + b.delivery,
    tip: a.tip + b.tip,
    fees: a.fees + b.fees,
  };
}
