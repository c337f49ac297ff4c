import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, currentAnnouncements, plainText } from './announce.ts';

const texts = () => currentAnnouncements().map(({ text, assertive }) => (assertive ? `! ${text}` : text));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.runAllTimers());

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
  expect(plainText('\u2068لفافة\u2069،  \u200eقطعتان\n')).toBe('لفافة، قطعتان');
  announce(' \u2066\u2069 ');
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual([]);
});
