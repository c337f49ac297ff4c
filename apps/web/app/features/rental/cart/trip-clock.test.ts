import { afterEach, expect, test, vi } from 'vitest';
import { fromField, movedReturn, nextPickup, toField, withOffset } from './trip-clock.ts';

const DUBAI = 'Asia/Dubai';
const BERLIN = 'Europe/Berlin';
const KATHMANDU = 'Asia/Kathmandu';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a time typed is an instant of the zone’s clock in every visitor’s time zone', () => {
  for (const own of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo', BERLIN]) {
    vi.stubEnv('TZ', own);
    expect(fromField('2026-11-24T00:30', DUBAI), own).toBe('2026-11-23T20:30:00.000Z');
    expect(toField('2026-11-23T20:30:00.000Z', DUBAI), own).toBe('2026-11-24T00:30');
    expect(withOffset('2026-11-23T20:30:00.000Z', DUBAI), own).toBe('2026-11-24T00:30+04:00');
    expect(nextPickup(Date.parse('2026-11-23T18:30:00Z'), DUBAI), own).toBe('2026-11-24T09:00');
  }
});

test('an incomplete field has no instant', () => {
  for (const text of ['', '2026-11-24', '2026-11-24T', '2026-11-24T10', 'tomorrow'])
    expect(fromField(text, DUBAI), text).toBeNull();
});

test('an offset is that of the day, also west of Greenwich and of half and quarter hours', () => {
  expect(withOffset('2026-07-01T10:00:00Z', BERLIN)).toBe('2026-07-01T12:00+02:00');
  expect(withOffset('2026-12-01T10:00:00Z', BERLIN)).toBe('2026-12-01T11:00+01:00');
  expect(withOffset('2026-12-01T01:00:00Z', 'America/St_Johns')).toBe('2026-11-30T21:30-03:30');
  expect(withOffset('2026-12-01T00:00:00Z', KATHMANDU)).toBe('2026-12-01T05:45+05:45');
});

test('the first pickup is a full hour of the zone’s clock in the day, at least an hour ahead', () => {
  expect(nextPickup(Date.parse('2026-11-22T09:20:00Z'), 'UTC')).toBe('2026-11-22T11:00');
  expect(nextPickup(Date.parse('2026-11-22T09:00:00Z'), 'UTC')).toBe('2026-11-22T10:00');
  expect(nextPickup(Date.parse('2026-11-22T09:00:00Z'), KATHMANDU)).toBe('2026-11-22T16:00');
  expect(nextPickup(Date.parse('2026-11-22T19:00:00Z'), 'UTC')).toBe('2026-11-22T20:00');
  expect(nextPickup(Date.parse('2026-11-22T19:01:00Z'), 'UTC')).toBe('2026-11-23T09:00');
  expect(nextPickup(Date.parse('2026-11-26T23:10:00Z'), DUBAI)).toBe('2026-11-27T09:00');
  // The hour from 02:00 is skipped.
  expect(nextPickup(Date.parse('2026-03-29T00:10:00Z'), BERLIN)).toBe('2026-03-29T09:00');
});

test('a later pickup moves the return by days of the clock or by elapsed hours, also when clocks change', () => {
  const trip = { pickupAt: '2026-03-27T10:00', returnAt: '2026-03-28T10:00' };
  expect(movedReturn({ ...trip, type: 'day_wise' }, '2026-03-28T10:00', BERLIN)).toBe('2026-03-29T10:00');
  expect(movedReturn({ ...trip, type: 'hourly' }, '2026-03-28T10:00', BERLIN)).toBe('2026-03-29T11:00');
  expect(movedReturn({ ...trip, type: 'hourly' }, '', BERLIN)).toBe(trip.returnAt);
});

test('a time that a clock change skips moves forward, and a repeated one is the first', () => {
  expect(withOffset(fromField('2026-03-29T02:30', BERLIN) ?? '', BERLIN)).toBe('2026-03-29T03:30+02:00');
  expect(withOffset(fromField('2026-10-25T02:30', BERLIN) ?? '', BERLIN)).toBe('2026-10-25T02:30+02:00');
});
