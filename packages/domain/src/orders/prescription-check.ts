import { type ModuleType, moduleConfig } from '../modules/index.ts';
import type { OrderStatus } from './states.ts';
import { isBeforePreparation, isFromPreparation } from './transfer.ts';

/** The state of a line that needs a prescription; lines that need none have no state. */
export const LINE_CHECKS = ['unchecked', 'accepted'] as const;
export type LineCheck = (typeof LINE_CHECKS)[number];

/** The bounds, in days, of the setting that says how long files of prescriptions are kept after their order has ended. */
export const PRESCRIPTION_DAYS = { least: 1, most: 3650 } as const;

/** Whether an item can be ordered with a prescription only: only some modules have items of this kind. */
export function needsPrescription(item: { prescription: boolean; module_type: ModuleType }): boolean {
  return item.prescription && moduleConfig(item.module_type).order_attachment;
}

/** The check of a line after its quantity changes: more pieces than the pharmacist has seen are checked again. */
export function lineCheckAfter(
  before: { prescription: LineCheck | null; quantity: number },
  quantity: number,
): LineCheck | null {
  return before.prescription === 'accepted' && quantity > before.quantity ? 'unchecked' : before.prescription;
}

/** Whether a pharmacist has to check the prescription of an order before its preparation. */
export function awaitsCheck(order: { status: OrderStatus; isUnchecked: boolean }): boolean {
  return order.isUnchecked && isBeforePreparation(order.status);
}

/**
 * Whether a missing check holds a transition back: an order is accepted and canceled without it, but neither prepared nor
 * handed over.
 */
export function isHeldByCheck(
  order: { status: OrderStatus; isUnchecked: boolean },
  to: OrderStatus,
): boolean {
  return awaitsCheck(order) && isFromPreparation(to);
}

/** What a pharmacist decides about a line. A rejection has a reason, which the customer reads. */
export type LineVerdict = { lineId: number; accepted: boolean; reason: string | null };

type CheckableLine = { id: number; prescription: LineCheck | null };

/**
 * Judges a check: every line that waits for it has one verdict, and no other line has any. The order is canceled if no line
 * is left, and loses the rejected lines otherwise.
 */
export function judgeCheck(
  status: OrderStatus,
  lines: readonly CheckableLine[],
  verdicts: readonly LineVerdict[],
):
  | { ok: true; acceptedIds: number[]; rejectedIds: number[]; isCanceled: boolean }
  | { ok: false; code: 'order_state' | 'validation' } {
  const waiting = lines.filter(({ prescription }) => prescription === 'unchecked').map(({ id }) => id);
  if (!isBeforePreparation(status) || waiting.length === 0) return { ok: false, code: 'order_state' };
  const judged = new Set(verdicts.map(({ lineId }) => lineId));
  const isComplete = judged.size === verdicts.length && waiting.length === judged.size;
  const isReasoned = verdicts.every(({ accepted, reason }) => accepted || reason !== null);
  if (!isComplete || !isReasoned || !waiting.every((id) => judged.has(id)))
    return { ok: false, code: 'validation' };
  const idsOf = (isAccepted: boolean) =>
    verdicts.filter(({ accepted }) => accepted === isAccepted).map(({ lineId }) => lineId);
  const rejectedIds = idsOf(false);
  return { ok: true, acceptedIds: idsOf(true), rejectedIds, isCanceled: rejectedIds.length === lines.length };
}
