const HOUR = 3_600_000;

/** How long before the pickup and the return a customer is reminded. */
export const REMINDER_LEAD_MS = { pickup: 3 * HOUR, return: HOUR } as const;

/**
 * Whether a reminder of an instant is due: from its lead on, unless what it reminds of was agreed later than that, when the
 * customer knows it anyway, or has passed.
 */
export function reminderState(
  kind: keyof typeof REMINDER_LEAD_MS,
  { atMs, agreedMs, nowMs }: { atMs: number; agreedMs: number; nowMs: number },
): 'early' | 'due' | 'skipped' {
  const fromMs = atMs - REMINDER_LEAD_MS[kind];
  if (nowMs < fromMs) return 'early';
  return agreedMs > fromMs || nowMs >= atMs ? 'skipped' : 'due';
}
