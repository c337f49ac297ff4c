import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/orders/prescriptions';
import { quoteParts } from '@errand/domain/checkout';
import { awaitsPrescription } from '@errand/domain/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { billOf, orderRows, prescriptionOfRow } from '../../order-pages/index.ts';
import { attachmentUrl, storedOrders } from '../../orders/index.ts';
import { makeOffer } from '../../prescriptions/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { applyPlan } from '../edit/apply-edit.ts';
import { requireStock } from '../edit/edit-stock.ts';
import type { LineChanges } from '../edit/edit-types.ts';
import { planEdit } from '../edit/plan-edit.ts';
import { findVersion } from '../order-desk.queries.ts';

type Lines = ParsedInput<typeof contract.quotePrescription>['body'];

/** An order by prescription as its pharmacy reads it. Throws `not_found` for any other order. */
export async function readPrescription(ctx: ConsoleContext, orderId: number): Promise<contract.Prescription> {
  const row = requireFound(await orderRows.find(ctx.pool, orderId));
  const { step } = prescriptionOfRow(row);
  if (step === null || row.store_id === null) throw new AppError('not_found');
  const lines = await orderRows.listLines(ctx.db, orderId);
  const [store] = await namesOfStores.list(ctx.db, [row.store_id], ctx.language);
  const { prescription_offer: offer } = row;
  return {
    id: row.id,
    version: requireFound(await findVersion(ctx.db, orderId)),
    status: row.status,
    step,
    is_open: awaitsPrescription(prescriptionOfRow(row)),
    answer_by: row.answer_by?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    customer_name: row.contact.name,
    customer_phone: row.contact.phone,
    note: row.note,
    store: { id: row.store_id, name: store?.name ?? '' },
    files: row.attachments.map((id) => attachmentUrl(ctx.publicUrl, row.id, id)),
    pharmacist: offer?.pharmacist ?? null,
    offer_note: offer?.note ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      name: translated(line.name, ctx.language),
      choice: translated(line.choiceText, ctx.language),
      quantity: line.quantity,
      total_minor: line.totalMinor,
      substitute_for: line.substituteFor,
    })),
    bill: billOf(row).map(({ name, amountMinor }) => ({ name, amount_minor: amountMinor })),
    total_minor: row.total_minor,
  };
}

/** Quotes an offer with these lines. Throws what `planEdit` and `requireStock` throw. */
export async function quotePrescription(ctx: ConsoleContext, orderId: number, body: Lines) {
  const order = requireFound(await storedOrders.find(ctx.db, orderId));
  const lines = await orderRows.listLines(ctx.db, orderId);
  const plan = await planEdit(ctx, ctx.db, order, lines, changesOf(body), 'offer');
  requireStock(plan, ctx.language);
  return {
    bill: quoteParts(plan.quote).map(({ name, amountMinor }) => ({ name, amount_minor: amountMinor })),
    total_minor: plan.quote.totalMinor,
  };
}

/**
 * Offers these lines to the customer: they become those of the order, and their stock is held until the answer. Throws
 * `changed_meanwhile` if the order or the total has changed, and what `planEdit` and `applyPlan` throw.
 */
export async function offerPrescription(
  ctx: ConsoleContext,
  orderId: number,
  { version, total_minor, pharmacist, note, ...body }: ParsedInput<typeof contract.offerPrescription>['body'],
): Promise<contract.Prescription> {
  const isDone = await ctx.db.transaction(async (tx) => {
    const order = requireFound(await storedOrders.lock(tx, orderId));
    if ((await findVersion(tx, orderId)) !== version) return false;
    const lines = await orderRows.listLines(tx, orderId);
    const plan = await planEdit(ctx, tx, order, lines, changesOf(body), 'offer');
    if (plan.quote.totalMinor !== total_minor) return false;
    await applyPlan(ctx, tx, order, plan);
    await makeOffer(ctx, tx, orderId, { pharmacist, note: note || null });
    return true;
  });
  const current = await readPrescription(ctx, orderId);
  if (!isDone) throw new AppError('changed_meanwhile', { current });
  return current;
}

function changesOf({ kept, added }: Lines): LineChanges {
  return {
    kept: kept.map(({ line_id, quantity, substitute_for }) => ({
      lineId: line_id,
      quantity,
      substituteFor: substitute_for,
    })),
    added: added.map(({ item_id, add_ons, substitute_for, ...item }) => ({
      ...item,
      itemId: item_id,
      addOns: add_ons,
      substituteFor: substitute_for,
    })),
  };
}
