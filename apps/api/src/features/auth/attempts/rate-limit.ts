/** How failures slow down whoever makes them: free ones first, then waits that double up to a longest. */
export type RateLimit = {
  allowance: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** After this long without an attempt the count starts anew. */
  resetAfterSeconds: number;
};

/** One account from one network address: the owner elsewhere is not locked out by somebody who guesses. */
export const PASSWORD_LIMIT: RateLimit = {
  allowance: 5,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  resetAfterSeconds: 86_400,
};

/** One network address over all accounts: a common password tried on many. A campus shares one address, hence 100. */
export const ADDRESS_LIMIT: RateLimit = {
  allowance: 100,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  resetAfterSeconds: 3600,
};

export const SIGN_UP_LIMIT: RateLimit = {
  allowance: 300,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  resetAfterSeconds: 3600,
};

/** The wait that `count` attempts have earned, counted from the last one: 0 while free, then 5, 10, 20, … seconds. */
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
