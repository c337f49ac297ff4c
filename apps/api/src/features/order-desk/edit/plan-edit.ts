import { checkCashOnDelivery, type Quote, quote, roundedQuote } from '@errand/domain/checkout';
import { shareOf } from '@errand/domain/money';
import {
  agreedLineInput,
  agreedStoreOffer,
  canEditLines,
  type LineCheck,
  lineCheckAfter,
  missedMinimums,
  needsPrescription,
  settleEdit,
  withoutReachedMinimum,
} from '@errand/domain/orders';
import { payableAt } from '@errand/domain/payments';
import { agreedTaxTerms } from '@errand/domain/taxes';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { commonStepMinor } from '../../../platform/payments/index.ts';
import { getZoneTerms } from '../../location/index.ts';
import type { OrderLineRow } from '../../order-pages/index.ts';
import { awaitsPayment, isUnpriced, type StoredOrder, storedOrders } from '../../orders/index.ts';
import { heldByProvider } from '../../payments/payments.views.ts';
import { requireStore, type StoreRow } from '../../stores/index.ts';
import { addedLines } from './added-lines.ts';
import { agreedCoupon, agreedDelivery, agreedSubtotal, keptDelivery } from './agreed-terms.ts';
import type { EditPlan, LineChanges } from './edit-types.ts';

type PlanContext = RequestContext<'now' | 'payments' | 'settings'>;

/**
 * Quotes an order with changed lines, without committing. Kept lines have the agreed prices, new ones the current prices,
 * and all of them the store's offer with which the order was placed. Fees and delivery are as agreed; coupon and free
 * delivery follow their rules for the new subtotal, except where the pharmacy rejects lines: what the order had reached
 * stays, so the customer never pays more. Orders by prescription have their lines by offers, not by edits, until
 * the customer has accepted one; an offer may repeat the lines of the one before. Throws `no_changes`, `order_state`, `edit_awaits_payment`, `edit_paid_total`, `cash_limit`, `validation` and what carts reject.
 */
export async function planEdit(
  ctx: PlanContext,
  q: Queryable,
  order: StoredOrder,
  lines: OrderLineRow[],
  changes: LineChanges,
  purpose: 'edit' | 'offer' | 'rejection' = 'edit',
): Promise<EditPlan> {
  const isOffer = purpose === 'offer';
  if (!canEditLines(order.status, order.type) || order.storeId === null || isUnpriced(order) !== isOffer)
    throw new AppError('order_state', { from: order.status, to: order.status });
  if (awaitsPayment(order)) throw new AppError('edit_awaits_payment');
  const settings = await ctx.settings();
  const store = await requireStore(q, order.storeId);
  const kept = keptLines(lines, changes);
  const hasPrescription = order.prescription || (await storedOrders.hasAttachments(q, order.id));
  const added = await addedLines(ctx, q, order, changes.added, hasPrescription);
  const isSame = kept.length === lines.length && kept.every(({ row, quantity }) => row.quantity === quantity);
  if (isSame && added.length === 0 && !isOffer) throw new AppError('no_changes');
  if (kept.length + added.length === 0) throw new AppError('validation', undefined, 'lines');

  const keepsReached = purpose === 'rejection';
  const agreedOffer = keepsReached
    ? withoutReachedMinimum(order.agreedOffer, order.itemsMinor)
    : order.agreedOffer;
  const storedCoupon = await agreedCoupon(q, order);
  const coupon = keepsReached ? withoutReachedMinimum(storedCoupon, agreedSubtotal(order)) : storedCoupon;
  const exact = quote({
    lines: [
      ...kept.map(({ row, quantity }) => ({
        ...agreedLineInput(row, quantity, agreedOffer),
        tax: row.tax,
      })),
      ...added.map(({ line, sold }) => ({
        ...line,
        tax: sold.tax,
        item: { ...line.item, storeDiscount: agreedOffer?.percent ?? 0 },
      })),
    ],
    storeOffer: agreedStoreOffer(agreedOffer),
    coupon,
    tax: agreedTaxTerms(order),
    delivery: keepsReached
      ? keptDelivery(order, store, settings)
      : agreedDelivery(order, store, settings, coupon),
    additionalChargeMinor: order.additionalMinor,
    packagingMinor: order.packagingMinor,
    tipMinor: order.tipMinor,
    atMs: ctx.now(),
  });
  // What the provider cannot take was waived when the order was placed.
  const isDigital = order.paymentMethod === 'digital_payment';
  const step = isDigital ? commonStepMinor(ctx.payments, settings.currency_code) : 1;
  const { waivedMinor } = payableAt(Math.max(0, exact.totalMinor - order.walletMinor), step);
  const quoted = roundedQuote(exact, waivedMinor);
  const settlement = settleEdit(
    {
      ...order,
      // Nothing was paid before the customer accepts the offer, also where the delivery is free.
      ...(isOffer && { paymentStatus: 'unpaid' as const }),
      heldMinor: order.paymentStatus === 'paid' ? await heldByProvider(q, order.id) : 0,
      hasWallet: order.owner.startsWith('customer:'),
    },
    quoted.totalMinor,
  );
  if (!settlement.ok) throw new AppError(settlement.code);
  // The customer chooses a payment when accepting the offer.
  if (!isOffer) await requireCashLimit(q, order, store, quoted.totalMinor);
  const priceAt = (index: number) => {
    const price = quoted.lines[index];
    if (!price) throw new Error('A line without a price');
    return { price };
  };
  // The pharmacist who makes an offer has read the prescription.
  const checked = (check: LineCheck | null) => (isOffer && check ? 'accepted' : check);
  return {
    kept: kept.map((line, index) => ({
      ...line,
      ...priceAt(index),
      prescription: checked(lineCheckAfter(line.row, line.quantity)),
    })),
    added: added.map((line, index) => ({
      ...line,
      ...priceAt(kept.length + index),
      prescription: checked(needsPrescription(line.sold.row) ? 'unchecked' : null),
    })),
    removed: lines.filter(({ id }) => !kept.some(({ row }) => row.id === id)),
    quote: quoted,
    storeDiscountMinor: storeDiscountOf(order, quoted),
    agreedOffer,
    missed: missedMinimums({ itemsMinor: order.itemsMinor, subtotalMinor: agreedSubtotal(order) }, quoted, {
      store: order.prescription ? 0 : store.minimum_order_minor,
      offer: agreedOffer?.minPurchaseMinor ?? 0,
      coupon: coupon?.minPurchaseMinor ?? 0,
    }),
    settlement,
  };
}

function keptLines(lines: OrderLineRow[], { kept }: LineChanges) {
  if (new Set(kept.map(({ lineId }) => lineId)).size !== kept.length)
    throw new AppError('validation', undefined, 'lines');
  return kept.map(({ lineId, quantity, substituteFor }) => {
    const row = lines.find(({ id }) => id === lineId);
    if (!row) throw new AppError('validation', undefined, 'lines');
    return { row, quantity, substituteFor: substituteFor === undefined ? row.substituteFor : substituteFor };
  });
}

/** The part of the discounts that comes from the store's offer; in proportion where its terms were not stored. */
function storeDiscountOf(order: StoredOrder, quoted: Quote): number {
  if (order.agreedOffer) return quoted.storeDiscountMinor;
  const { discountMinor, storeDiscountMinor } = order;
  const ofKept = quoted.lines.reduce((sum, line) => sum + (line.discountSource ? 0 : line.discountMinor), 0);
  return discountMinor === 0 ? 0 : shareOf(ofKept, storeDiscountMinor, discountMinor);
}

/** Enforces the limit of cash if an edit raises the total. */
async function requireCashLimit(
  q: Queryable,
  order: StoredOrder,
  store: StoreRow,
  totalMinor: number,
): Promise<void> {
  if (order.paymentMethod !== 'cash_on_delivery' || totalMinor <= order.totalMinor) return;
  const { cash_limit_minor: limit } = await getZoneTerms(q, store.zone_id, store.module_id);
  if (!checkCashOnDelivery(totalMinor, limit).ok) throw new AppError('cash_limit');
}
