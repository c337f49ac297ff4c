import { randomInt } from 'node:crypto';
import type { AgreedTerms } from '@errand/domain/books';
import type { CartLine } from '@errand/domain/cart';
import { availableStock } from '@errand/domain/catalog';
import type { TaxedLine } from '@errand/domain/checkout';
import { inEachLanguage, languageRow } from '@errand/domain/language';
import { needsPrescription } from '@errand/domain/orders';
import type { Translations } from '../../../platform/db/index.ts';
import { cartLines, type StoredCart } from '../../cart/index.ts';
import { type ItemRow, type SaleItem, selectionIn } from '../../catalog/index.ts';
import { type Checkout, type CheckoutBody, originalChargeMinor } from '../../checkout/index.ts';
import type { CashbackQuote } from '../../promotions/index.ts';
import { PAY_WITHIN_MINUTES } from '../order-payment.ts';
import type { orderLines, orders } from '../orders.tables.ts';

type OrderValues = typeof orders.$inferInsert;

/** An order without problems, from a store or as a parcel or trip. `type` replaces that of the body. */
export type AgreedOrder = Pick<
  Checkout,
  'quote' | 'contact' | 'route' | 'scheduledMs' | 'couponCode' | 'payment'
> &
  Pick<
    OrderValues,
    | 'owner'
    | 'moduleId'
    | 'zoneId'
    | 'taxRate'
    | 'place'
    | 'storeId'
    | 'prescription'
    | 'chargePayer'
    | 'agreedOffer'
  > & {
    terms: AgreedTerms;
    type?: OrderValues['type'];
    cashback?: CashbackQuote | null;
    taken?: Checkout['taken'];
  };

/** The row of an agreed order. All amounts are copied, so later price changes do not affect it. */
export function orderValuesOf(
  agreed: AgreedOrder,
  body: CheckoutBody,
  slotLength: number,
  nowMs: number,
): OrderValues {
  const { quote, contact, route, scheduledMs, couponCode, payment, taken } = agreed;
  if (!contact) throw new Error('An order needs a contact');
  const scheduledFor = scheduledMs === null ? null : new Date(scheduledMs);
  const promised =
    taken?.queued ??
    (scheduledMs === null ? null : { fromMs: scheduledMs, toMs: scheduledMs + slotLength * 60_000 });
  return {
    owner: agreed.owner,
    moduleId: agreed.moduleId,
    storeId: agreed.storeId ?? null,
    zoneId: agreed.zoneId,
    type: agreed.type ?? body.order_type,
    chargePayer: agreed.chargePayer ?? null,
    paymentMethod: payment.method,
    paymentStatus: agreed.prescription ? 'unpaid' : paymentStatusOf(payment),
    walletMinor: payment.walletMinor,
    payBy: isPaidLater(payment) ? new Date(nowMs + PAY_WITHIN_MINUTES * 60_000) : null,
    itemsMinor: quote.itemsMinor,
    discountMinor: quote.discountMinor,
    storeDiscountMinor: quote.storeDiscountMinor,
    agreedOffer: agreed.agreedOffer ?? null,
    couponDiscountMinor: quote.couponDiscountMinor,
    couponCode,
    terms: agreed.terms,
    taxMinor: quote.taxMinor,
    taxIncluded: quote.taxIncluded,
    taxRate: agreed.taxRate,
    taxes: quote.taxes,
    deliveryMinor: quote.delivery.baseMinor,
    originalDeliveryMinor: originalChargeMinor(quote.delivery),
    surchargeMinor: quote.delivery.surchargeMinor,
    additionalMinor: quote.additionalChargeMinor,
    packagingMinor: quote.packagingMinor,
    tipMinor: quote.tipMinor,
    totalMinor: quote.totalMinor,
    distanceKm: route ? route.meters / 1000 : null,
    travelSeconds: route?.seconds ?? null,
    place: agreed.place,
    contact,
    note: body.order_note?.trim() || null,
    unavailableItemNote: body.unavailable_item_note?.trim() || null,
    deliveryInstruction: body.delivery_instruction?.trim() || null,
    cutlery: body.cutlery === 1,
    prescription: agreed.prescription ?? false,
    scheduledFor,
    capacitySlot: typeof taken?.fromMs === 'number' ? new Date(taken.fromMs) : null,
    expectedFrom: promised && new Date(promised.fromMs),
    expectedTo: promised && new Date(promised.toMs),
    otp: String(randomInt(10_000)).padStart(4, '0'),
    createdAt: new Date(nowMs),
    updatedAt: new Date(nowMs),
  };
}

/** An order without an amount due is paid. One by prescription has no price yet. */
function paymentStatusOf({ walletMinor, dueMinor }: Checkout['payment']) {
  if (dueMinor === 0) return 'paid';
  return walletMinor > 0 ? 'partially_paid' : 'unpaid';
}

function isPaidLater({ method, dueMinor }: Checkout['payment']): boolean {
  return method === 'digital_payment' && dueMinor > 0;
}

/** The order lines in the order of the cart, each with its share of the tax. */
export function lineValuesOf(
  { cart, items }: StoredCart,
  { quote }: Checkout,
): Omit<typeof orderLines.$inferInsert, 'orderId'>[] {
  return cart.lines.flatMap((line, index) => {
    const sold = items.get(line.item.id);
    const price = quote.lines[index];
    return sold && price ? [lineValueOf(sold, line, price)] : [];
  });
}

/** One line of an item at its price. */
export function lineValueOf(
  { row, flashSaleId }: SaleItem,
  line: CartLine,
  price: TaxedLine,
): Omit<typeof orderLines.$inferInsert, 'orderId'> {
  return {
    itemId: row.id,
    campaign: row.campaign_starts_ms !== null,
    name: row.name,
    slug: row.slug,
    picture: row.pictures[0] ?? null,
    tint: row.tint,
    choice: cartLines.choiceOf(line.selection),
    choiceText: choiceTextOf(row, line),
    addOns: addOnsOf(row, line),
    quantity: line.quantity,
    unitMinor: price.unitMinor,
    addOnsMinor: price.addOnsMinor,
    discountMinor: price.discountMinor,
    prescription: needsPrescription(row) ? 'unchecked' : null,
    ownDiscount: { discount: line.item.discount, discountType: line.item.discountType },
    taxMinor: price.taxMinor,
    tax: price.tax,
    totalMinor: price.totalMinor,
    stockTaken: availableStock(line.item, line.selection) !== null,
    flashSaleId,
  };
}

function choiceTextOf(row: ItemRow, line: CartLine): Translations {
  return inEachLanguage((language) => {
    const { groups, variation } = selectionIn(row, line.selection, language);
    return variation ?? groups.flatMap((group) => group.labels).join(languageRow(language).comma);
  });
}

function addOnsOf(row: ItemRow, line: CartLine) {
  return line.addOns.flatMap(({ id, quantity }) => {
    const addOn = row.add_ons.find((candidate) => candidate.id === id);
    return addOn ? [{ id, name: addOn.name, priceMinor: addOn.price_minor, quantity }] : [];
  });
}
