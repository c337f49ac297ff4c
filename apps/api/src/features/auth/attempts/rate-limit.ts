/** Attempts within the allowance are free; then waits double up to a maximum. */
export type RateLimit = {
  allowance: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** Without an attempt for this long the count restarts. */
  resetAfterSeconds: number;
};

/** The wait after `count` attempts, from the last one: 0 within the allowance, then 5, 10, 20, … seconds. */
export function waitSeconds(rule: RateLimit, count: number): number {
  if (count < rule.allowance) return 0;
  return Math.min(rule.longestWaitSeconds, rule.firstWaitSeconds * 2 ** Math.min(count - rule.allowance, 30));
}

export type AttemptState = { count: number; lastAtMs: number };

/** The state after one more attempt, or how long to wait before it may be made. */
export function nextAttempt(
  rule: RateLimit,
  state: AttemptState | null,
  nowMs: number,
): { ok: true; count: number } | { ok: false; seconds: number } {
  if (!state || nowMs - state.lastAtMs >= rule.resetAfterSeconds * 1000) return { ok: true, count: 1 };
  const until = state.lastAtMs + waitSeconds(rule, state.count) * 1000;
  if (nowMs < until) return { ok: false, seconds: Math.ceil((until - nowMs) / 1000) };
  return { ok: true, count: state.count + 1 };
}
