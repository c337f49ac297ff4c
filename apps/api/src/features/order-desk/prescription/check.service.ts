import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/orders/prescription-checks';
import { awaitsCheck, judgeCheck, type LineVerdict } from '@errand/domain/orders';
import { type ConsoleContext, listAuthors } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { ORDER_KINDS } from '../../../order-kinds.ts';
import { type Tx, translated } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { type OrderLineRow, orderRows } from '../../order-pages/index.ts';
import { orderEvents } from '../../orders/events/index.ts';
import { attachmentUrl, type StoredOrder, storedOrders } from '../../orders/index.ts';
import { prescriptionChecks } from '../../orders/prescription/index.ts';
import { PRESCRIPTION_CHECKED } from '../../prescriptions/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { commitEdit } from '../edit/apply-edit.ts';
import { planEdit } from '../edit/plan-edit.ts';
import { findVersion } from '../order-desk.queries.ts';

type Body = ParsedInput<typeof contract.checkPrescription>['body'];

/** An order with lines that need a prescription. Throws `not_found` for one that has and had none. */
export async function readCheck(ctx: ConsoleContext, orderId: number): Promise<contract.PrescriptionCheck> {
  const row = requireFound(await orderRows.find(ctx.pool, orderId));
  const checks = await listRecordedChecks(ctx, orderId);
  if (row.store_id === null || (row.is_unchecked === null && checks.length === 0))
    throw new AppError('not_found');
  const lines = await orderRows.listLines(ctx.db, orderId);
  const [store] = await namesOfStores.list(ctx.db, [row.store_id], ctx.language);
  return {
    id: row.id,
    version: requireFound(await findVersion(ctx.db, orderId)),
    status: row.status,
    is_open: awaitsCheck({ status: row.status, isUnchecked: row.is_unchecked === true }),
    created_at: row.created_at.toISOString(),
    customer_name: row.contact.name,
    customer_phone: row.contact.phone,
    note: row.note,
    store: { id: row.store_id, name: store?.name ?? '' },
    files: row.attachments.map((id) => attachmentUrl(ctx.publicUrl, row.id, id)),
    lines: lines.map((line) => ({
      id: line.id,
      name: translated(line.name, ctx.language),
      choice: translated(line.choiceText, ctx.language),
      quantity: line.quantity,
      total_minor: line.totalMinor,
      check: line.prescription,
    })),
    checks,
  };
}

/** The checks of an order with the accounts that recorded them, oldest first. */
export async function listRecordedChecks(
  ctx: ConsoleContext,
  orderId: number,
): Promise<contract.RecordedCheck[]> {
  const checks = await prescriptionChecks.list(ctx.db, orderId);
  const ids = checks.map(({ id }) => id);
  const authors = await listAuthors(ctx.db, 'prescription_checks', ids);
  const staff = await listStaffNames(ctx.db, [...authors.values()]);
  return checks.map(({ id, pharmacist, createdAt, lines }) => ({
    id,
    pharmacist,
    staff: staff.get(authors.get(String(id)) ?? 0) ?? null,
    checked_at: createdAt.toISOString(),
    lines: lines.map(({ name, choiceText, ...line }) => ({
      ...line,
      name: translated(name, ctx.language),
      choice: translated(choiceText, ctx.language),
    })),
  }));
}

/**
 * Records which lines of an order its prescription covers. Rejected lines are removed like any edit, with their refund
 * and the message to the customer. The order keeps the offers and free delivery that it had reached, so that no total
 * rises. An order without another line is canceled. Throws `changed_meanwhile`, what `judgeCheck` rejects, and what
 * `planEdit` and `commitEdit` throw.
 */
export async function checkPrescription(
  ctx: ConsoleContext,
  orderId: number,
  { version, pharmacist, lines: decided }: Body,
): Promise<contract.PrescriptionCheck> {
  const isDone = await ctx.db.transaction(async (tx) => {
    const order = requireFound(await storedOrders.lock(tx, orderId));
    if ((await findVersion(tx, orderId)) !== version) return false;
    const verdicts = decided.map(
      (one): LineVerdict => ({
        lineId: one.line_id,
        accepted: one.accepted,
        reason: one.accepted ? null : one.reason,
      }),
    );
    await applyCheck(ctx, tx, order, { pharmacist, verdicts });
    return true;
  });
  const current = await readCheck(ctx, orderId);
  if (!isDone) throw new AppError('changed_meanwhile', { current });
  return current;
}

async function applyCheck(
  ctx: ConsoleContext,
  tx: Tx,
  order: StoredOrder,
  { pharmacist, verdicts }: { pharmacist: string; verdicts: LineVerdict[] },
): Promise<void> {
  const before = await orderRows.listLines(tx, order.id);
  const judged = judgeCheck(order.status, before, verdicts);
  if (!judged.ok) {
    if (judged.code === 'validation') throw new AppError('validation', undefined, 'lines');
    throw new AppError('order_state', { from: order.status, to: order.status });
  }
  const { acceptedIds, rejectedIds, isCanceled } = judged;
  const at = new Date(ctx.now());
  const decisions = verdicts.flatMap(({ lineId, accepted, reason }) => {
    const line = before.find(({ id }) => id === lineId);
    if (!line) return [];
    const { name, choiceText, quantity } = line;
    return [{ name, choiceText, quantity, accepted, reason }];
  });
  await prescriptionChecks.record(tx, order.id, { pharmacist, lines: decisions, acceptedIds, at });
  if (isCanceled) {
    const settings = await ctx.settings();
    const reasons = ['prescription_rejected'];
    await ORDER_KINDS[order.type].cancel(ctx, tx, order, { actor: 'store', reasons, settings });
    return;
  }
  if (rejectedIds.length > 0) await removeRejected(ctx, tx, order, { before, rejectedIds, decisions });
  const checked = await storedOrders.update(tx, order.id, { updatedAt: at });
  await orderEvents.publishChanged(ctx, tx, checked);
  await ctx.jobs.publish(tx, PRESCRIPTION_CHECKED, { orderId: order.id, isReduced: rejectedIds.length > 0 });
}

/** Removes lines of an order as an edit, whose reason names them in the language of the customer. */
async function removeRejected(
  ctx: ConsoleContext,
  tx: Tx,
  order: StoredOrder,
  parts: {
    before: OrderLineRow[];
    rejectedIds: number[];
    decisions: { name: OrderLineRow['name']; reason: string | null }[];
  },
): Promise<void> {
  const { before, rejectedIds, decisions } = parts;
  const lines = await orderRows.listLines(tx, order.id);
  const kept = lines
    .filter(({ id }) => !rejectedIds.includes(id))
    .map(({ id, quantity }) => ({ lineId: id, quantity }));
  const plan = await planEdit(ctx, tx, order, lines, { kept, added: [] }, 'rejection');
  const reason = decisions
    .flatMap((one) => (one.reason === null ? [] : [`${translated(one.name, order.language)}: ${one.reason}`]))
    .join('; ');
  await commitEdit(ctx, tx, order, { before, plan, reason });
}
