const HOUR = 3_600_000;

/** Time between a reminder and the pickup or return. */
export const REMINDER_LEAD_MS = { pickup: 3 * HOUR, return: HOUR } as const;

/**
 * The state of a reminder. It is due once its lead time has begun. It is skipped if its event has passed, or was agreed
 * within the lead time, because the customer then knows it.
 */
export function reminderState(
  kind: keyof typeof REMINDER_LEAD_MS,
  { atMs, agreedMs, nowMs }: { atMs: number; agreedMs: number; nowMs: number },
): 'early' | 'due' | 'skipped' {
  const fromMs = atMs - REMINDER_LEAD_MS[kind];
  if (nowMs < fromMs) return 'early';
  return agreedMs > fromMs || nowMs >= atMs ? 'skipped' : 'due';
}
