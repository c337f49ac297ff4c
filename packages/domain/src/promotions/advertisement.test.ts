import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ADVERTISEMENT_STATUSES,
  type AdvertisementAction,
  type AdvertisementStatus,
  advertisementAfter,
  advertisementState,
} from './advertisement.ts';

const ACTIONS: AdvertisementAction[] = ['change', 'withdraw', 'accept', 'reject', 'pause', 'resume'];
const status = fc.constantFrom(...ADVERTISEMENT_STATUSES);
const time = fc.integer({ min: 0, max: 1000 });

test('customers see an advertisement only while it is accepted, from its start until its end', () => {
  fc.assert(
    fc.property(status, time, time, time, (given, start, end, now) => {
      const row = { status: given, startsAt: new Date(start), endsAt: new Date(end) };
      const isShown = given === 'accepted' && start <= now && now < end;
      expect(advertisementState(row, now) === 'running').toBe(isShown);
    }),
  );
});

test('nothing that a store does alone shows an advertisement that the office has not accepted as it is', () => {
  fc.assert(
    fc.property(status, fc.array(fc.constantFrom(...ACTIONS)), (first, actions) => {
      let current: AdvertisementStatus = first;
      for (const action of actions) {
        const next = advertisementAfter(current, action);
        const isByOffice = action === 'accept' || action === 'resume';
        expect(next === 'accepted' && !isByOffice).toBe(false);
        expect(action === 'change' ? (next ?? 'requested') : 'requested').toBe('requested');
        current = next ?? current;
      }
    }),
  );
});

test('a withdrawn advertisement stays withdrawn, and a rejected one comes back only by a change of its store', () => {
  for (const action of ACTIONS) {
    expect(advertisementAfter('withdrawn', action)).toBeNull();
    expect(advertisementAfter('rejected', action)).toBe(action === 'change' ? 'requested' : null);
  }
});
