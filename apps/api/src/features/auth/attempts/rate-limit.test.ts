import { expect, test } from 'vitest';
import { PASSWORD_LIMIT } from './limits.ts';
import { nextAttempt, waitSeconds } from './rate-limit.ts';

test('the first four failures cost nothing, then the wait doubles up to 15 minutes', () => {
  const waits = [0, 4, 5, 6, 7, 12, 13, 1000].map((count) => waitSeconds(PASSWORD_LIMIT, count));
  expect(waits).toEqual([0, 0, 5, 10, 20, 640, 900, 900]);
});

test('an attempt during the wait is rejected with the remaining seconds, rounded up', () => {
  const state = { count: 6, lastAtMs: 1_000_000 };
  expect(nextAttempt(PASSWORD_LIMIT, state, 1_000_001)).toEqual({ ok: false, seconds: 10 });
  expect(nextAttempt(PASSWORD_LIMIT, state, 1_009_999)).toEqual({ ok: false, seconds: 1 });
  expect(nextAttempt(PASSWORD_LIMIT, state, 1_010_000)).toEqual({ ok: true, count: 7 });
});

test('after a day without an attempt the limit is reset', () => {
  const state = { count: 40, lastAtMs: 0 };
  expect(nextAttempt(PASSWORD_LIMIT, state, 86_400_000)).toEqual({ ok: true, count: 1 });
  expect(nextAttempt(PASSWORD_LIMIT, null, 0)).toEqual({ ok: true, count: 1 });
});
