import { randomInt } from 'node:crypto';
import type { CartLine } from '@errand/domain/cart';
import { availableStock } from '@errand/domain/catalog';
import { allocate } from '@errand/domain/money';
import type { Translations } from '../../../platform/db/index.ts';
import { choiceOf, type StoredCart } from '../../cart/index.ts';
import { type ItemRow, selectionIn } from '../../catalog/index.ts';
import {
  type Checkout,
  type CheckoutBody,
  destinationOf,
  originalChargeMinor,
} from '../../checkout/index.ts';
import { PAY_WITHIN_MINUTES } from '../confirm/payment-confirmation.ts';
import type { OrderPlace, orderLines, orders } from '../orders.tables.ts';

/** The order row of a checkout without problems. All amounts are copied, so later price changes do not affect it. */
export function orderValuesOf(
  { owner, prescriptionOf }: StoredCart,
  checkout: Checkout,
  body: CheckoutBody,
  slotLength: number,
  nowMs: number,
): typeof orders.$inferInsert {
  const { quote, store, contact, route, scheduledMs, couponCode, payment } = checkout;
  if (!contact) throw new Error('An order needs a contact');
  const scheduledFor = scheduledMs === null ? null : new Date(scheduledMs);
  return {
    owner,
    moduleId: store.module_id,
    storeId: store.id,
    zoneId: store.zone_id,
    type: body.order_type,
    paymentMethod: payment.method,
    paymentStatus: paymentStatusOf(payment),
    walletMinor: payment.walletMinor,
    payBy: isPaidLater(payment) ? new Date(nowMs + PAY_WITHIN_MINUTES * 60_000) : null,
    itemsMinor: quote.itemsMinor,
    discountMinor: quote.discountMinor,
    storeDiscountMinor: quote.storeDiscountMinor,
    couponDiscountMinor: quote.couponDiscountMinor,
    couponCode,
    taxMinor: quote.taxMinor,
    taxIncluded: quote.taxIncluded,
    taxRate: store.tax_rate,
    deliveryMinor: quote.delivery.baseMinor,
    originalDeliveryMinor: originalChargeMinor(quote.delivery),
    surchargeMinor: quote.delivery.surchargeMinor,
    additionalMinor: quote.additionalChargeMinor,
    packagingMinor: quote.packagingMinor,
    tipMinor: quote.tipMinor,
    totalMinor: quote.totalMinor,
    distanceKm: route ? route.meters / 1000 : null,
    travelSeconds: route?.seconds ?? null,
    place: placeOf(body, contact),
    contact,
    note: body.order_note?.trim() || null,
    unavailableItemNote: body.unavailable_item_note?.trim() || null,
    deliveryInstruction: body.delivery_instruction?.trim() || null,
    cutlery: body.cutlery === 1,
    prescription: prescriptionOf !== undefined,
    scheduledFor,
    expectedFrom: scheduledFor,
    expectedTo: scheduledFor && new Date(scheduledFor.getTime() + slotLength * 60_000),
    otp: String(randomInt(10_000)).padStart(4, '0'),
    createdAt: new Date(nowMs),
    updatedAt: new Date(nowMs),
  };
}

/** An order without an amount due is paid. */
function paymentStatusOf({ walletMinor, dueMinor }: Checkout['payment']) {
  if (dueMinor === 0) return 'paid';
  return walletMinor > 0 ? 'partially_paid' : 'unpaid';
}

function isPaidLater({ method, dueMinor }: Checkout['payment']): boolean {
  return method === 'digital_payment' && dueMinor > 0;
}

function placeOf(body: CheckoutBody, contact: NonNullable<Checkout['contact']>): OrderPlace | null {
  const point = destinationOf(body);
  if (!point) return null;
  return {
    address: body.address?.trim() ?? '',
    addressType: body.address_type?.trim() || null,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    ...point,
    road: body.road ?? null,
    house: body.house ?? null,
    floor: body.floor ?? null,
  };
}

/** The order lines in the order of the cart; the tax is allocated to them without a rounding difference. */
export function lineValuesOf(
  { cart, items }: StoredCart,
  { quote }: Checkout,
): Omit<typeof orderLines.$inferInsert, 'orderId'>[] {
  const totals = quote.lines.map((line) => line.totalMinor);
  const taxes = allocate(quote.taxMinor, totals);
  return cart.lines.flatMap((line, index) => {
    const sold = items.get(line.item.id);
    const row = sold?.row;
    const price = quote.lines[index];
    if (!row || !price) return [];
    return [
      {
        itemId: row.id,
        campaign: row.campaign_starts_ms !== null,
        name: row.name,
        slug: row.slug,
        picture: row.pictures[0] ?? null,
        tint: row.tint,
        choice: choiceOf(line.selection),
        choiceText: choiceTextOf(row, line),
        addOns: addOnsOf(row, line),
        quantity: line.quantity,
        unitMinor: price.unitMinor,
        addOnsMinor: price.addOnsMinor,
        discountMinor: price.discountMinor,
        taxMinor: taxes[index] ?? 0,
        totalMinor: price.totalMinor,
        stockTaken: availableStock(line.item, line.selection) !== null,
        flashSaleId: sold?.flashSaleId ?? null,
      },
    ];
  });
}

function choiceTextOf(row: ItemRow, line: CartLine): Translations {
  const text = (language: 'en' | 'ar', comma: string) => {
    const { groups, variation } = selectionIn(row, line.selection, language);
    return variation ?? groups.flatMap((group) => group.labels).join(comma);
  };
  return { en: text('en', ', '), ar: text('ar', '، ') };
}

function addOnsOf(row: ItemRow, line: CartLine) {
  return line.addOns.flatMap(({ id, quantity }) => {
    const addOn = row.add_ons.find((candidate) => candidate.id === id);
    return addOn ? [{ id, name: addOn.name, priceMinor: addOn.price_minor, quantity }] : [];
  });
}
