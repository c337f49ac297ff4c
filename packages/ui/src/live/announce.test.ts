import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Announcer from './announce.ts';

let announcer: typeof Announcer;
const announce: typeof Announcer.announce = (...args) => announcer.announce(...args);
const texts = () =>
  announcer.currentAnnouncements().map(({ text, assertive }) => (assertive ? `! ${text}` : text));

// A module of its own: other tests of the same worker announce too, and their texts stay for seconds.
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  announcer = await import('./announce.ts');
});
afterEach(() => vi.useRealTimers());

test('each announcement is made once, after a focus that moves with it, and leaves the page', () => {
  announce('Saved');
  announce('Out of stock', { assertive: true });
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual(['Saved', '! Out of stock']);
  announce('Saved');
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual(['Saved', '! Out of stock', 'Saved']);
  vi.advanceTimersByTime(7000);
  expect(texts()).toEqual([]);
});

test('quick changes of one key are announced once, as the last one', () => {
  announce('2 vehicles', { key: 'cart' });
  announce('3 vehicles', { key: 'cart' });
  announce('Saved');
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual(['3 vehicles', 'Saved']);
});

test('a text is announced without marks of direction, and an empty one not at all', () => {
  expect(announcer.plainText('\u2068لفافة\u2069،  \u200eقطعتان\n')).toBe('لفافة، قطعتان');
  announce(' \u2066\u2069 ');
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual([]);
});
