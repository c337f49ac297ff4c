import { timeline } from '@errand/domain/orders';
import { expect, test } from 'vitest';
import {
  cookingMinutes,
  nextStep,
  promisedWindow,
  type SimulationClock,
  secondsLeft,
  travelSeconds,
} from './simulation-clock.ts';

const PACE: SimulationClock = { orderType: 'delivery', cookingMinutes: 9, travelSeconds: 600, speed: 12 };

test('at the default speed an order takes about two minutes', () => {
  expect(secondsLeft('pending', PACE)).toBeGreaterThan(90);
  expect(secondsLeft('pending', PACE)).toBeLessThan(130);
  expect(secondsLeft('pending', { ...PACE, speed: 24 })).toBeCloseTo(secondsLeft('pending', PACE) / 2, 0);
});

test('the steps are those that tracking shows', () => {
  for (const orderType of ['delivery', 'take_away'] as const) {
    const steps = timeline(orderType);
    for (const [index, status] of steps.entries()) {
      expect(nextStep(status, { ...PACE, orderType })?.to).toBe(steps[index + 1]);
    }
  }
});

test('preparation and travel are limited to a watchable time', () => {
  expect(cookingMinutes(20)).toBe(9);
  expect(cookingMinutes(1440)).toBe(12);
  expect(cookingMinutes(1)).toBe(6);
  expect(travelSeconds({ travelSeconds: 1, speed: 12 })).toBe(12);
  expect(travelSeconds({ travelSeconds: 100_000, speed: 12 })).toBe(75);
  expect(travelSeconds({ travelSeconds: 1, speed: 1000 })).toBe(1);
});

test('the promised time comes closer with every step and is in the future', () => {
  let nowMs = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const status of timeline('delivery').slice(0, -1)) {
    const { fromMs, toMs } = promisedWindow(status, PACE, nowMs);
    expect(fromMs).toBeGreaterThan(nowMs);
    expect(toMs).toBeGreaterThan(fromMs);
    expect(fromMs - nowMs).toBeLessThan(last);
    last = fromMs - nowMs;
    nowMs += (nextStep(status, PACE)?.seconds ?? 0) * 1000;
  }
});
