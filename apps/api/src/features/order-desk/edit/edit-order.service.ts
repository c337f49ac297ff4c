import type { ParsedInput } from '@errand/contract';
import type { OrderDetails } from '@errand/contract/console/orders';
import type * as contract from '@errand/contract/console/orders/order-edits';
import { quoteParts } from '@errand/domain/checkout';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { orderRows } from '../../order-pages/index.ts';
import { storedOrders } from '../../orders/index.ts';
import { requireUnchanged } from '../order-changes.service.ts';
import { readOrder } from '../read-order.service.ts';
import { applyEdit } from './apply-edit.ts';
import { requireStock } from './edit-stock.ts';
import type { LineChanges } from './edit-types.ts';
import { planEdit } from './plan-edit.ts';

type Changes = ParsedInput<typeof contract.quoteOrderEdit>['body'];

/** Quotes an order with changed lines. Throws what `planEdit` and `requireStock` throw. */
export async function quoteEdit(
  ctx: ConsoleContext,
  orderId: number,
  body: Changes,
): Promise<contract.OrderEditQuote> {
  const order = requireFound(await storedOrders.find(ctx.db, orderId));
  const lines = await orderRows.listLines(ctx.db, orderId);
  const plan = await planEdit(ctx, ctx.db, order, lines, changesOf(body));
  requireStock(plan, ctx.language);
  const { quote, settlement, missed } = plan;
  return {
    bill: quoteParts(quote).map(({ name, amountMinor }) => ({ name, amount_minor: amountMinor })),
    total_minor: quote.totalMinor,
    difference_minor: quote.totalMinor - order.totalMinor,
    due_minor: settlement.dueMinor,
    to_provider_minor: settlement.refund.providerMinor,
    to_wallet_minor: settlement.refund.walletMinor,
    by_hand_minor: settlement.refund.byHandMinor,
    missed_minimums: missed.map(({ of, minimumMinor }) => ({ of, minimum_minor: minimumMinor })),
  };
}

/** Changes the lines of an order. Throws `changed_meanwhile` and what `applyEdit` throws. */
export async function edit(
  ctx: ConsoleContext,
  orderId: number,
  { version, reason, total_minor, ...body }: ParsedInput<typeof contract.editOrder>['body'],
): Promise<OrderDetails> {
  await requireUnchanged(ctx, orderId, version);
  const isDone = await ctx.db.transaction((tx) =>
    applyEdit(ctx, tx, orderId, { ...changesOf(body), reason, totalMinor: total_minor }),
  );
  const current = await readOrder(ctx, orderId);
  if (!isDone) throw new AppError('changed_meanwhile', { current });
  return current;
}

function changesOf({ kept, added }: Changes): LineChanges {
  return {
    kept: kept.map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
    added: added.map(({ item_id, add_ons, ...item }) => ({ ...item, itemId: item_id, addOns: add_ons })),
  };
}
