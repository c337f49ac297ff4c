import { expect, test } from 'vitest';
import { slotText } from './slot-text.ts';

const order = {
  scheduled_for: new Date('2026-03-05T06:00:00Z'),
  time_zone: 'Asia/Dubai',
  language: 'en' as const,
};
const settings = { schedule_order_slot_duration: 30, timeformat: '24' as const };

test('the mail names the date and window of a scheduled order in the time of its zone', () => {
  expect(slotText(order, settings)).toMatch(/^Thursday,? 5 March, 10:00 to 10:30 \(Gulf Standard Time\)$/);
  expect(slotText(order, { ...settings, timeformat: '12' })).toContain('10:00 AM to 10:30 AM');
  expect(slotText({ ...order, language: 'ar' }, settings)).toContain('من 10:00 إلى 10:30');
  expect(slotText({ ...order, scheduled_for: null }, settings)).toBeNull();
});
