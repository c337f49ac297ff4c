import { expect, test } from 'vitest';
import { readWish, type SeenWish } from './index.ts';

const DAY = 86_400_000;
const seen: SeenWish = { priceMinor: 1000, priceToldMs: null, isSoldOut: false };
const now = (priceMinor: number, isSoldOut = false) => ({ priceMinor, isSoldOut });

test('a wish that is read for the first time is no news, and its price is remembered', () => {
  const first = readWish({ ...seen, priceMinor: null }, now(900), 0);
  expect(first).toEqual({ seen: { ...seen, priceMinor: 900 }, isBack: false, isCheaper: false });
});

test('an item is back once: after it was sold out, and not while it stays in stock', () => {
  const out = readWish(seen, now(1000, true), 0);
  expect(out).toMatchObject({ isBack: false, seen: { isSoldOut: true } });
  const back = readWish(out.seen, now(1000), DAY);
  expect(back.isBack).toBe(true);
  expect(readWish(back.seen, now(1000), DAY).isBack).toBe(false);
});

test('a price that rises and falls again to the one when it was wished is no news', () => {
  const risen = readWish(seen, now(1200), 0);
  expect(risen.seen).toEqual(seen);
  expect(readWish(risen.seen, now(1000), DAY).isCheaper).toBe(false);
  expect(readWish(risen.seen, now(999), DAY).isCheaper).toBe(true);
});

test('a second drop within three days is told when they are over, and compared with the price that was told', () => {
  const told = readWish(seen, now(900), 0);
  expect(told).toMatchObject({ isCheaper: true, seen: { priceMinor: 900, priceToldMs: 0 } });
  const paused = readWish(told.seen, now(800), 3 * DAY - 1);
  expect(paused).toMatchObject({ isCheaper: false, seen: { priceMinor: 900 } });
  expect(readWish(paused.seen, now(800), 3 * DAY).isCheaper).toBe(true);
  expect(readWish(told.seen, now(900), 3 * DAY).isCheaper).toBe(false);
});

test('a sold-out item that is cheaper is told once it is back', () => {
  const out = readWish(seen, now(800, true), 0);
  expect(out).toMatchObject({ isCheaper: false, seen: { priceMinor: 1000 } });
  expect(readWish(out.seen, now(800), DAY)).toMatchObject({ isBack: true, isCheaper: true });
});
