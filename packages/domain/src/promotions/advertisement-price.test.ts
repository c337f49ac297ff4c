import { expect, test } from 'vitest';
import { advertisementPrice, chargeOfRest, unusedCharge } from './index.ts';

const DAY = 86_400_000;
const period = (from: number, until: number) => ({
  startsAt: new Date(from * DAY),
  endsAt: new Date(until * DAY),
});

test('an advertisement costs the price of a day for each begun day of its period', () => {
  expect(advertisementPrice(period(0, 7), 300)).toBe(2100);
  expect(advertisementPrice(period(0, 7.1), 300)).toBe(2400);
  expect(advertisementPrice(period(0, 0.5), 300)).toBe(300);
  expect(advertisementPrice(period(0, 7), 0)).toBe(0);
});

test('a week that the end of summer time makes an hour longer costs seven days', () => {
  const week = {
    startsAt: new Date('2026-10-20T09:00:00+02:00'),
    endsAt: new Date('2026-10-27T09:00:00+01:00'),
  };
  expect(advertisementPrice(week, 300)).toBe(2100);
  const spring = {
    startsAt: new Date('2026-03-25T09:00:00+01:00'),
    endsAt: new Date('2026-04-01T09:00:00+02:00'),
  };
  expect(advertisementPrice(spring, 300)).toBe(2100);
  expect(advertisementPrice(period(0, 0.01), 300)).toBe(300);
});

test('it is charged for the time that is left when it is accepted, and is returned the time that is left when it ends', () => {
  const ad = { ...period(10, 20), priceMinor: 1000 };
  expect(chargeOfRest(ad, 5 * DAY)).toEqual({
    chargedMinor: 1000,
    chargedFrom: ad.startsAt,
    chargedUntil: ad.endsAt,
  });
  const late = chargeOfRest(ad, 14 * DAY);
  expect(late).toMatchObject({ chargedMinor: 600, chargedFrom: new Date(14 * DAY) });
  expect(unusedCharge(late, 14 * DAY)).toBe(600);
  expect(unusedCharge(late, 17 * DAY)).toBe(300);
  expect(unusedCharge(late, 20 * DAY)).toBe(0);
  expect(unusedCharge(late, 30 * DAY)).toBe(0);
  expect(chargeOfRest(ad, 21 * DAY).chargedMinor).toBe(0);
  expect(unusedCharge({ chargedMinor: 0, chargedFrom: null, chargedUntil: null }, 0)).toBe(0);
});

test('an advertisement that is paused and resumed costs no more than was agreed', () => {
  const ad = { ...period(0, 10), priceMinor: 999 };
  let cost = 0;
  for (const [shown, hidden] of [
    [0, 2],
    [3, 5.5],
    [6, 11],
  ] as const) {
    const charge = chargeOfRest(ad, shown * DAY);
    cost += charge.chargedMinor - unusedCharge(charge, hidden * DAY);
  }
  // 2, 2.5 and 4 of 10 days, each rounded.
  expect(cost).toBe(200 + 250 + 400);
});
