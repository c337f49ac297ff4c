import type { OrderStatus } from './states.ts';

/**
 * The steps of an order by prescription until its store can accept it: the pharmacy reads the prescription, it has
 * offered priced lines, the customer has accepted them.
 */
export const PRESCRIPTION_STEPS = ['reading', 'offered', 'accepted'] as const;
export type PrescriptionStep = (typeof PRESCRIPTION_STEPS)[number];

export const PRESCRIPTION_ANSWERS = ['accept', 'decline'] as const;
export type PrescriptionAnswer = (typeof PRESCRIPTION_ANSWERS)[number];

/** The bounds of the operator's time limit for the customer's answer, in minutes. */
export const ANSWER_MINUTES = { least: 5, most: 1440 } as const;

/** An order with its step, which is null unless it was placed by a prescription alone. */
export type PrescriptionOrder = { status: OrderStatus; step: PrescriptionStep | null };

/** The step that follows from the pharmacy's last offer; null before the first one. */
export function prescriptionStep(offer: { acceptedAt: string | null } | null): PrescriptionStep {
  if (!offer) return 'reading';
  return offer.acceptedAt === null ? 'offered' : 'accepted';
}

/** Whether an order waits for the pharmacy's offer or for the customer's answer. Until then it can only be canceled. */
export function awaitsPrescription({ status, step }: PrescriptionOrder): boolean {
  return status === 'pending' && step !== null && step !== 'accepted';
}

/** Filters transitions: those that are possible while an order may still wait for its prescription to be priced. */
export function transitionsOf(order: PrescriptionOrder, possible: readonly OrderStatus[]): OrderStatus[] {
  return possible.filter((to) => to === 'canceled' || !awaitsPrescription(order));
}

/** The deadline for the customer's answer to an offer. */
export function answerDeadline(offeredMs: number, withinMinutes: number): number {
  const minutes = Math.min(ANSWER_MINUTES.most, Math.max(ANSWER_MINUTES.least, withinMinutes));
  return offeredMs + minutes * 60_000;
}

/**
 * Whether a customer can answer an offer now. An offer is answered once, until its deadline, and is accepted only with
 * lines and at the total that the customer saw.
 */
export function checkAnswer(
  answer: PrescriptionAnswer,
  order: PrescriptionOrder & { lineCount: number; totalMinor: number; answerByMs: number | null },
  { seenMinor, nowMs }: { seenMinor: number; nowMs: number },
): { ok: true } | { ok: false; code: 'prescription_unpriced' | 'prescription_answered' | 'price_changed' } {
  const { step } = order;
  if (order.status !== 'pending' || step === 'accepted') return { ok: false, code: 'prescription_answered' };
  if (step !== 'offered' || order.lineCount === 0) return { ok: false, code: 'prescription_unpriced' };
  if (order.answerByMs !== null && order.answerByMs <= nowMs)
    return { ok: false, code: 'prescription_answered' };
  if (answer === 'accept' && seenMinor !== order.totalMinor) return { ok: false, code: 'price_changed' };
  return { ok: true };
}
