import type { Order } from '@errand/contract/orders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { OrderRow } from '../list/order-row.tsx';
import { OrderReceiptFacts } from '../receipt/order-receipt-facts.tsx';
import { OrderHeadline } from '../track/order-headline.tsx';

const NOW = Date.parse('2026-03-04T12:00:00Z');
const order = {
  id: 7,
  order_type: 'delivery',
  order_status: 'confirmed',
  scheduled: 1,
  time_zone: 'Asia/Dubai',
  created_at: '2026-03-04T12:00:00Z',
  expected_from: '2026-03-05T06:00:00Z',
  expected_to: '2026-03-05T06:30:00Z',
  store: { name: 'Blue Kitchen', address: '3 Pier', logo_full_url: null, cover_art: null },
  delivery_address: { address: '12 Lantern Street' },
  details_count: 1,
  order_amount: 12,
  documents: { issued: [], waiting: false },
} as unknown as Order;

const headline = (change: object = {}, options: Parameters<typeof render>[1] = {}) =>
  plain(render(<OrderHeadline order={{ ...order, ...change }} nowMs={NOW} />, options));

/** Without the marks that isolate times inside a sentence. */
function plain(html: string): string {
  return textOf(html).replace(/[\u2066-\u2069]/g, '');
}

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a scheduled order shows day and window in the time of its zone, and names that zone', () => {
  const text = headline();
  expect(text).toContain('Tomorrow, 10:00 to 10:30');
  expect(text).toContain('Scheduled delivery, 12 Lantern Street');
  expect(text).toContain('Times are in Gulf Standard Time.');
  expect(text).not.toContain('minutes');
  expect(headline({}, { language: 'ar' })).toContain('غدًا، من 10:00 إلى 10:30');
  expect(headline({}, { config: { timeformat: '12' } })).toContain('Tomorrow, 10:00 AM to 10:30 AM');
});

test('a time in a sentence has the direction of its own letters, such as those of an Arabic morning', () => {
  const options = { language: 'ar', config: { timeformat: '12' } } as const;
  const text = textOf(render(<OrderHeadline order={order} nowMs={NOW} />, options));
  expect(text).toMatch(/\u2068\u200f?10:00\sص\u2069/);
  expect(text).not.toMatch(/\u2066[^\u2069]*\d:\d/);
});

test('the day is that of the zone, and farther days are dated', () => {
  const late = { expected_from: '2026-03-04T20:30:00Z', expected_to: '2026-03-04T21:00:00Z' };
  expect(headline(late)).toContain('Tomorrow, 00:30 to 01:00');
  const far = { expected_from: '2026-03-08T06:00:00Z', expected_to: '2026-03-08T06:30:00Z' };
  expect(headline(far)).toMatch(/Sun,? 8 Mar, 10:00 to 10:30/);
});

test('the zone is not named to a visitor whose clock shows the same time', () => {
  vi.stubEnv('TZ', 'Asia/Muscat');
  expect(headline()).not.toContain('Gulf Standard Time');
});

test('a running order shows times of its zone, not of the browser', () => {
  const soon = {
    scheduled: 0,
    expected_from: '2026-03-04T12:20:00Z',
    expected_to: '2026-03-04T12:30:00Z',
  };
  expect(headline(soon)).toContain('Expected 16:20 to 16:30');
});

test('the list of orders shows day and window of a scheduled order', () => {
  expect(plain(render(<OrderRow order={order} />))).toContain('Tomorrow, 10:00 to 10:30');
});

test('the receipt of a scheduled order shows its day and window in the time of its zone', () => {
  const scheduled = { ...order, schedule_at: order.expected_from, schedule_ends: order.expected_to };
  const text = plain(render(<OrderReceiptFacts order={scheduled} />));
  expect(text).toMatch(/Scheduled delivery 5 Mar 2026, 10:00 to 10:30/);
  expect(plain(render(<OrderReceiptFacts order={order} />))).not.toContain('Scheduled delivery');
});
