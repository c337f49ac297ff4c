import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTerm, type PlanTerm, planEnd, planState, termAt, trialEnd } from './plan-terms.ts';

const DAY = 86_400_000;
const choice = fc.record({
  planId: fc.integer({ min: 1, max: 3 }),
  validityDays: fc.integer({ min: 1, max: 400 }),
  waitDays: fc.integer({ min: 0, max: 500 }),
});
const trial = fc.option(
  fc.record({
    count: fc.integer({ min: 1, max: 60 }),
    unit: fc.constantFrom('day' as const, 'month' as const, 'year' as const),
  }),
);

/** The terms after choices, as the store's rows are written: a plan that begins at once ends the others. */
function choose(terms: PlanTerm[], given: Parameters<typeof nextTerm>[1], nowMs: number): PlanTerm[] {
  const next = nextTerm(terms, given, nowMs);
  if (!next) return terms;
  const kept = next.isRenewal
    ? terms
    : terms
        .filter(({ startsAt }) => startsAt.getTime() < nowMs)
        .map((term) => ({ ...term, endsAt: new Date(Math.min(term.endsAt.getTime(), nowMs)) }));
  return [...kept, { planId: given.planId, startsAt: next.startsAt, endsAt: next.endsAt }];
}

test('whatever a store chooses and when, its terms never overlap, and it has the chosen plan at once or from the end of its own', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 8 }), trial, (choices, withTrial) => {
      let nowMs = Date.UTC(2026, 0, 31);
      let terms: PlanTerm[] = [];
      for (const { waitDays, ...given } of choices) {
        nowMs += waitDays * DAY;
        const before = termAt(terms, nowMs);
        terms = choose(terms, { ...given, trial: withTrial }, nowMs);
        expect(termAt(terms, nowMs)?.planId).toBe(given.planId);
        const isSame = before?.planId === given.planId;
        expect(isSame ? termAt(terms, nowMs) : null).toEqual(isSame ? before : null);
        const sorted = terms.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
        for (const [at, term] of sorted.entries()) {
          expect(term.endsAt.getTime()).toBeGreaterThan(term.startsAt.getTime());
          const later = sorted[at + 1];
          expect(later?.startsAt.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
            term.endsAt.getTime(),
          );
        }
        expect(planEnd(terms)).toBe(sorted.at(-1)?.endsAt.getTime());
      }
    }),
  );
});

test('a plan is warned of in its last days, and has ended from its end on', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1000, max: 1000 }),
      fc.integer({ min: 0, max: 30 }),
      (hoursLeft, warningDays) => {
        const nowMs = Date.UTC(2026, 5, 1);
        const state = planState([{ endsAt: new Date(nowMs + hoursLeft * 3_600_000) }], nowMs, warningDays);
        const left = hoursLeft <= warningDays * 24 ? 'ending' : 'running';
        expect(state).toBe(hoursLeft <= 0 ? 'ended' : left);
      },
    ),
  );
  expect(planState([], 0, 3)).toBe('none');
});

test('only the first term of a store is a trial, whose months end on the last day of a short month', () => {
  const january = new Date('2026-01-31T10:00:00Z');
  expect(trialEnd(january, 1, 'month').toISOString()).toBe('2026-02-28T10:00:00.000Z');
  expect(trialEnd(new Date('2028-02-29T10:00:00Z'), 1, 'year').toISOString()).toBe(
    '2029-02-28T10:00:00.000Z',
  );
  expect(trialEnd(january, 14, 'day').toISOString()).toBe('2026-02-14T10:00:00.000Z');
  const given = { planId: 1, validityDays: 30, trial: { count: 14, unit: 'day' as const } };
  const first = nextTerm([], given, january.getTime());
  expect(first).toMatchObject({ isTrial: true, isRenewal: false });
  const renewal = nextTerm([{ planId: 1, ...first! }], given, january.getTime() + DAY);
  expect(renewal).toMatchObject({ isTrial: false, isRenewal: true, startsAt: first!.endsAt });
});

test('a renewal that has not begun is not renewed again', () => {
  const now = Date.UTC(2026, 0, 1);
  const term = (from: number, to: number) => ({
    planId: 1,
    startsAt: new Date(now + from * DAY),
    endsAt: new Date(now + to * DAY),
  });
  const given = { planId: 1, validityDays: 30, trial: null };
  expect(nextTerm([term(-5, 5), term(5, 35)], given, now)).toBeNull();
  expect(nextTerm([term(-35, -5), term(-5, 5)], given, now)?.startsAt).toEqual(new Date(now + 5 * DAY));
});
