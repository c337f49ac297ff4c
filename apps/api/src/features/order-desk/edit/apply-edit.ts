import { officeTerms, withFreeDelivery } from '@errand/domain/books';
import type { Tx } from '../../../platform/db/index.ts';
import { type RequestContext, requireFound } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { itemCounts } from '../../catalog/index.ts';
import { originalChargeMinor } from '../../checkout/index.ts';
import { type OrderLineRow, orderRows } from '../../order-pages/index.ts';
import { bookOrder } from '../../orders/books/index.ts';
import { ORDER_EDITED, orderEvents } from '../../orders/events/index.ts';
import { type StoredOrder, storedOrders } from '../../orders/index.ts';
import type { EditedLine } from '../../orders/orders.tables.ts';
import { orderValues } from '../../orders/place/index.ts';
import { type PaymentDeps, refundAtProvider } from '../../payments/index.ts';
import { cashback } from '../../promotions/index.ts';
import { creditOrder, lockWallet } from '../../wallet/index.ts';
import { applyStockChanges } from './edit-stock.ts';
import type { EditPlan, LineChanges } from './edit-types.ts';
import { insertEdit, writeLines } from './order-edits.queries.ts';
import { planEdit } from './plan-edit.ts';

type Edit = LineChanges & {
  reason: string;
  /** The total that the member agreed to. */
  totalMinor: number;
};

/**
 * Changes the lines of an order in one transaction with stock, money and the message to its customer. Returns whether the
 * total is still the agreed one; if not, nothing changes. Throws what `planEdit` and `applyStockChanges` throw.
 */
export async function applyEdit(
  ctx: RequestContext & PaymentDeps,
  tx: Tx,
  orderId: number,
  { reason, totalMinor, ...changes }: Edit,
): Promise<boolean> {
  const order = requireFound(await storedOrders.lock(tx, orderId));
  const before = await orderRows.listLines(tx, orderId);
  const plan = await planEdit(ctx, tx, order, before, changes);
  if (plan.quote.totalMinor !== totalMinor) return false;
  await commitEdit(ctx, tx, order, { before, plan, reason });
  return true;
}

/** Writes a planned edit of a locked order, records it and tells its customer. Throws what `applyStockChanges` throws. */
export async function commitEdit(
  ctx: RequestContext & PaymentDeps,
  tx: Tx,
  order: StoredOrder,
  { before, plan, reason }: { before: OrderLineRow[]; plan: EditPlan; reason: string },
): Promise<void> {
  const edited = await applyPlan(ctx, tx, order, plan);
  const edit = await insertEdit(tx, {
    orderId: order.id,
    reason,
    linesBefore: before.map(editedLine),
    linesAfter: (await orderRows.listLines(tx, order.id)).map(editedLine),
    totalBeforeMinor: order.totalMinor,
    totalAfterMinor: edited.totalMinor,
    ...plan.settlement.refund,
    createdAt: new Date(ctx.now()),
  });
  await bookOrder(ctx, tx, order.id);
  await orderEvents.publishChanged(ctx, tx, edited);
  await ctx.jobs.publish(tx, ORDER_EDITED, { orderId: order.id, editId: edit.id });
}

/** Writes the lines and amounts of a locked order as planned, with its stock and money. Throws what `applyStockChanges` throws. */
export async function applyPlan(
  ctx: RequestContext & PaymentDeps,
  tx: Tx,
  order: StoredOrder,
  plan: EditPlan,
): Promise<StoredOrder> {
  // Cashback, money and stock, in the order in which placing an order locks them.
  await cashback.change(ctx, tx, order, plan.quote.totalMinor, new Date(ctx.now()));
  await returnMoney(ctx, tx, order, plan);
  await applyStockChanges(ctx, tx, plan, ctx.language);
  if (plan.added.length > 0)
    await itemCounts.countOrders(tx, [...new Set(plan.added.map(({ sold }) => sold.row.id))]);
  await writeLines(tx, order.id, {
    kept: plan.kept.map(keptValues),
    added: plan.added.map(({ sold, line, price, substituteFor, prescription }) => ({
      ...orderValues.line(sold, line, price),
      substituteFor,
      prescription,
    })),
    removedIds: plan.removed.map(({ id }) => id),
  });
  return storedOrders.update(tx, order.id, {
    ...amountsOf(order, plan),
    terms: termsOf(order, plan, await ctx.settings()),
    updatedAt: new Date(ctx.now()),
  });
}

/** Refunds what was paid above the new total: at the provider by a job, to the wallet at once. */
async function returnMoney(
  ctx: RequestContext & PaymentDeps,
  tx: Tx,
  order: StoredOrder,
  { settlement: { refund } }: EditPlan,
): Promise<void> {
  await refundAtProvider(ctx, tx, order.id, { amountMinor: refund.providerMinor, endsOrder: false });
  if (refund.walletMinor === 0) return;
  await lockWallet(tx, order.owner);
  await creditOrder(tx, {
    owner: order.owner,
    orderId: order.id,
    amountMinor: refund.walletMinor,
    at: new Date(ctx.now()),
  });
}

function keptValues({ row, price, ...line }: EditPlan['kept'][number]) {
  const { quantity, substituteFor, prescription } = line;
  const { unitMinor, addOnsMinor, discountMinor, totalMinor, taxMinor, tax } = price;
  return {
    id: row.id,
    quantity,
    substituteFor,
    prescription,
    unitMinor,
    addOnsMinor,
    discountMinor,
    totalMinor,
    taxMinor,
    tax,
  };
}

function amountsOf(
  order: StoredOrder,
  { quote, storeDiscountMinor, agreedOffer, settlement }: EditPlan,
): Partial<StoredOrder> {
  const { bringChangeMinor } = order;
  return {
    itemsMinor: quote.itemsMinor,
    discountMinor: quote.discountMinor,
    storeDiscountMinor,
    agreedOffer,
    couponDiscountMinor: quote.couponDiscountMinor,
    taxMinor: quote.taxMinor,
    taxes: quote.taxes,
    deliveryMinor: quote.delivery.baseMinor,
    originalDeliveryMinor: originalChargeMinor(quote.delivery),
    surchargeMinor: quote.delivery.surchargeMinor,
    totalMinor: quote.totalMinor,
    walletMinor: settlement.walletMinor,
    paymentStatus: settlement.paymentStatus,
    bringChangeMinor:
      bringChangeMinor !== null && bringChangeMinor < settlement.dueMinor ? null : bringChangeMinor,
  };
}

/** The order's terms: who bears the delivery is agreed again where the edit has made it free. */
function termsOf(order: StoredOrder, { quote: { delivery } }: EditPlan, settings: Settings) {
  const wasFree = order.deliveryMinor === 0 && order.originalDeliveryMinor > 0;
  if (!order.terms || wasFree || delivery.freeBecause === null) return order.terms;
  return withFreeDelivery(order.terms, officeTerms(settings), delivery.freeBecause);
}

function editedLine(line: OrderLineRow): EditedLine {
  return {
    itemId: line.itemId,
    name: line.name,
    choiceText: line.choiceText,
    addOns: line.addOns.map(({ name, quantity }) => ({ name, quantity })),
    quantity: line.quantity,
    totalMinor: line.totalMinor,
  };
}
