import { checkCashOnDelivery, quote, roundedQuote } from '@errand/domain/checkout';
import { allocate } from '@errand/domain/money';
import { agreedLineInput, canEditLines, settleEdit } from '@errand/domain/orders';
import { payableAt } from '@errand/domain/payments';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { commonStepMinor } from '../../../platform/payments/index.ts';
import { getZoneTerms } from '../../location/index.ts';
import type { OrderLineRow } from '../../order-pages/index.ts';
import { awaitsPayment, type StoredOrder, storedOrders } from '../../orders/index.ts';
import { heldByProvider } from '../../payments/payments.views.ts';
import { requireStore, type StoreRow, storeHours } from '../../stores/index.ts';
import { addedLines } from './added-lines.ts';
import { agreedCoupon, agreedDelivery } from './agreed-terms.ts';
import type { EditPlan, LineChanges } from './edit-types.ts';

type PlanContext = RequestContext<'now' | 'payments' | 'settings'>;

/**
 * Quotes an order with changed lines, without committing. Kept lines have the agreed prices, new ones the current prices.
 * Fees and delivery are as agreed; coupon and free delivery follow their rules for the new subtotal. Throws `no_changes`,
 * `order_state`, `edit_awaits_payment`, `edit_paid_total`, `cash_limit`, `validation` and what carts reject.
 */
export async function planEdit(
  ctx: PlanContext,
  q: Queryable,
  order: StoredOrder,
  lines: OrderLineRow[],
  changes: LineChanges,
): Promise<EditPlan> {
  if (!canEditLines(order.status, order.type) || order.storeId === null)
    throw new AppError('order_state', { from: order.status, to: order.status });
  if (awaitsPayment(order)) throw new AppError('edit_awaits_payment');
  const settings = await ctx.settings();
  const store = await requireStore(q, order.storeId);
  const kept = keptLines(lines, changes);
  const hasPrescription = order.prescription || (await storedOrders.hasAttachments(q, order.id));
  const added = await addedLines(ctx, q, order, changes.added, hasPrescription);
  const isSame = kept.length === lines.length && kept.every(({ row, quantity }) => row.quantity === quantity);
  if (isSame && added.length === 0) throw new AppError('no_changes');
  if (kept.length + added.length === 0) throw new AppError('validation', undefined, 'lines');

  const offer = remainingOffer(order, store, kept, ctx.now());
  const coupon = await agreedCoupon(q, order);
  const exact = quote({
    lines: [
      ...kept.map(({ row, quantity }) => agreedLineInput(row, quantity)),
      ...added.map(({ line }) =>
        offer.isUsedUp ? { ...line, item: { ...line.item, storeDiscount: 0 } } : line,
      ),
    ],
    storeOffer: offer.terms,
    coupon,
    tax: { ratePercent: order.taxRate, included: order.taxIncluded },
    delivery: agreedDelivery(order, store, settings, coupon),
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
      heldMinor: order.paymentStatus === 'paid' ? await heldByProvider(q, order.id) : 0,
      hasWallet: order.owner.startsWith('customer:'),
    },
    quoted.totalMinor,
  );
  if (!settlement.ok) throw new AppError(settlement.code);
  await requireCashLimit(q, order, store, quoted.totalMinor);
  const taxes = allocate(
    quoted.taxMinor,
    quoted.lines.map(({ totalMinor }) => totalMinor),
  );
  const priceAt = (index: number) => {
    const price = quoted.lines[index];
    if (!price) throw new Error('A line without a price');
    return { price, taxMinor: taxes[index] ?? 0 };
  };
  return {
    kept: kept.map((line, index) => ({ ...line, ...priceAt(index) })),
    added: added.map((line, index) => ({ ...line, ...priceAt(kept.length + index) })),
    removed: lines.filter(({ id }) => !kept.some(({ row }) => row.id === id)),
    quote: quoted,
    storeDiscountMinor: quoted.storeDiscountMinor + offer.keptMinor,
    settlement,
  };
}

function keptLines(lines: OrderLineRow[], { kept }: LineChanges) {
  if (new Set(kept.map(({ lineId }) => lineId)).size !== kept.length)
    throw new AppError('validation', undefined, 'lines');
  return kept.map(({ lineId, quantity }) => {
    const row = lines.find(({ id }) => id === lineId);
    if (!row) throw new AppError('validation', undefined, 'lines');
    return { row, quantity };
  });
}

/** The store's offer for new lines. The discount of kept lines counts toward its maximum. */
function remainingOffer(
  order: StoredOrder,
  store: StoreRow,
  kept: { row: OrderLineRow; quantity: number }[],
  nowMs: number,
) {
  const discounts = kept.map(({ row, quantity }) => (row.discountMinor * quantity) / row.quantity);
  const ofKept = discounts.reduce((sum, minor) => sum + minor, 0);
  const share = order.discountMinor === 0 ? 0 : order.storeDiscountMinor / order.discountMinor;
  const keptMinor = Math.round(ofKept * share);
  const offer = storeHours.runningOffer(store, nowMs);
  if (!offer || offer.maxDiscountMinor === 0) return { keptMinor, terms: offer, isUsedUp: false };
  const leftMinor = offer.maxDiscountMinor - keptMinor;
  if (leftMinor <= 0) return { keptMinor, terms: offer, isUsedUp: true };
  return { keptMinor, terms: { ...offer, maxDiscountMinor: leftMinor }, isUsedUp: false };
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
