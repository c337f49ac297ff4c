import { expect, test } from 'vitest';
import {
  CAMPAIGN_ACTIONS,
  campaignAfter,
  campaignLanguage,
  EVERYBODY,
  isComplete,
  isInSegment,
  mayAsk,
  mayUndo,
  nextAttemptMs,
  type Segment,
} from './index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1000 * DAY;

const order = (moduleId: number, zoneId: number, daysAgo: number) => ({
  moduleId,
  zoneId,
  placedMs: NOW - daysAgo * DAY,
});
const isIn = (
  segment: Partial<Segment>,
  orders: ReturnType<typeof order>[] = [],
  language: 'ar' | 'en' = 'en',
) => isInSegment({ ...EVERYBODY, ...segment }, { language, orders }, NOW);

test('a segment without conditions has everybody, and one of a language only its readers', () => {
  expect(isIn({})).toBe(true);
  expect(isIn({ languages: ['ar'] })).toBe(false);
  expect(isIn({ languages: ['ar'] }, [], 'ar')).toBe(true);
});

test('a module and a zone select those who have ordered in both at once', () => {
  expect(isIn({ moduleIds: [1] })).toBe(false);
  expect(isIn({ moduleIds: [1] }, [order(1, 9, 5)])).toBe(true);
  expect(isIn({ moduleIds: [1], zoneIds: [2] }, [order(1, 9, 5), order(3, 2, 5)])).toBe(false);
  expect(isIn({ moduleIds: [1], zoneIds: [2] }, [order(1, 2, 5)])).toBe(true);
});

test('the last order counts to the day, and only in the chosen modules', () => {
  const orders = [order(1, 1, 40), order(2, 1, 3)];
  expect(isIn({ lastOrder: 'within', days: 3 }, orders)).toBe(true);
  expect(isIn({ lastOrder: 'before', days: 3 }, orders)).toBe(false);
  expect(isIn({ lastOrder: 'within', days: 30, moduleIds: [1] }, orders)).toBe(false);
  expect(isIn({ lastOrder: 'before', days: 30, moduleIds: [1] }, orders)).toBe(true);
  expect(isIn({ lastOrder: 'never', moduleIds: [3] }, orders)).toBe(true);
  expect(isIn({ lastOrder: 'never' }, orders)).toBe(false);
  expect(isIn({ lastOrder: 'before', days: 30 })).toBe(false);
});

test('an address is asked once an hour, and unsubscribing is undone within an hour', () => {
  expect([mayAsk(null, NOW), mayAsk(NOW - HOUR + 1, NOW), mayAsk(NOW - HOUR, NOW)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([mayUndo(NOW - HOUR + 1, NOW), mayUndo(NOW - HOUR, NOW)]).toEqual([true, false]);
});

test('a campaign that was sent or canceled stays so, and only a draft is edited', () => {
  for (const action of CAMPAIGN_ACTIONS) {
    expect(campaignAfter('sent', action)).toBeNull();
    expect(campaignAfter('canceled', action)).toBeNull();
  }
  expect(campaignAfter('draft', 'edit')).toBe('draft');
  expect(campaignAfter('scheduled', 'edit')).toBeNull();
  expect(campaignAfter('sending', 'pause')).toBe('paused');
  expect(campaignAfter('paused', 'send')).toBeNull();
});

test('a campaign is complete in the default language, which readers of others get where it is not written', () => {
  const text = [{ type: 'paragraph' as const }];
  const both = { subject: { en: 'Bread', ar: 'خبز' }, body: { en: text, ar: text } };
  expect(isComplete(both)).toBe(true);
  expect(isComplete({ ...both, body: { en: [], ar: text } })).toBe(false);
  expect(campaignLanguage(both, 'ar')).toBe('ar');
  expect(campaignLanguage({ ...both, body: { en: text } }, 'ar')).toBe('en');
  expect(campaignLanguage({ ...both, subject: { en: 'Bread' } }, 'ar')).toBe('en');
});

test('a mail that is put off waits longer each time, and fails after the fifth attempt', () => {
  const minutes = [1, 2, 3, 4, 5].map((attempts) => {
    const at = nextAttemptMs(attempts, NOW);
    return at === null ? null : (at - NOW) / 60_000;
  });
  expect(minutes).toEqual([1, 5, 30, 120, null]);
});
