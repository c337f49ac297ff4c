import { expect, test } from 'vitest';
import { needsCode, needsReason, ORDER_STATUSES, ORDER_TRANSITIONS, staffTransitions } from './index.ts';

const TYPES = ['delivery', 'take_away', 'parcel', 'trip'] as const;

test('staff can make every allowed transition except those of payments and refunds, and of a trip’s counter', () => {
  for (const type of TYPES)
    for (const status of ORDER_STATUSES)
      for (const to of staffTransitions(status, type)) {
        expect(ORDER_TRANSITIONS[type][status]).toContain(to);
        expect(to).not.toMatch(/refund|pending|failed/);
      }
  expect(staffTransitions('pending', 'delivery')).toEqual(['accepted', 'confirmed', 'canceled']);
  expect(staffTransitions('delivered', 'delivery')).toEqual([]);
  expect(staffTransitions('canceled', 'parcel')).toEqual(['returned']);
  expect(staffTransitions('confirmed', 'trip')).toEqual(['canceled']);
  expect(staffTransitions('picked_up', 'trip')).toEqual([]);
});

test('a cancellation needs a reason, and a parcel is handed over only with its code', () => {
  expect(ORDER_STATUSES.filter(needsReason)).toEqual(['canceled']);
  expect(ORDER_STATUSES.filter((to) => needsCode(to, 'parcel'))).toEqual(['delivered', 'returned']);
  expect(ORDER_STATUSES.filter((to) => needsCode(to, 'delivery'))).toEqual([]);
});
