import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatClock } from './clock.ts';
import { parseTypedTime } from './typed-time.ts';

const typed24 = (text: string, isFinal = true) => parseTypedTime(text, { style: '24', isFinal });
const typed12 = (text: string, before: number | null = null) => parseTypedTime(text, { style: '12', before });

test('a time as the fields show it is that time, in both styles', () => {
  fc.assert(
    fc.property(fc.nat(1439), (minutes) => {
      const time = formatClock(minutes, '24');
      expect(typed24(time)).toEqual({ time });
      expect(typed12(formatClock(minutes, '12'))).toEqual({ time });
    }),
  );
});

test('times are typed with any separator, half of the day and script of digits', () => {
  const cases = {
    '1830': '18:30',
    '630': '06:30',
    '18.30': '18:30',
    '6:30pm': '18:30',
    '6:30 p.m.': '18:30',
    '6 PM': '18:00',
    '٦:٣٠ م': '18:30',
    '٦:٣٠ صباحًا': '06:30',
    '12:05 am': '00:05',
    '12:05 pm': '12:05',
    '18:30 pm': '18:30',
    '24:00': '00:00',
    '7': '07:00',
  };
  for (const [text, time] of Object.entries(cases)) expect(typed24(text), text).toEqual({ time });
  for (const text of ['25:00', '24:01', '12:60', '13 am', 'noon', '', '12:3', '1:2:3', '6:30 xm'])
    expect(typed24(text), text).toEqual({ problem: 'form' });
});

test('a 12 hour time without its half takes that of the time before, and is rejected without one', () => {
  expect(typed12('6:30')).toEqual({ problem: 'half' });
  expect(typed12('6:30', 9 * 60)).toEqual({ time: '06:30' });
  expect(typed12('6:30', 20 * 60)).toEqual({ time: '18:30' });
  expect(typed12('12:10', 9 * 60)).toEqual({ time: '00:10' });
  expect([typed12('18:30'), typed12('06:30'), typed12('0:30')]).toEqual([
    { time: '18:30' },
    { time: '06:30' },
    { time: '00:30' },
  ]);
});

test('while the visitor types, hours alone are no time yet', () => {
  expect([typed24('18', false), typed24('1830', false)]).toEqual([{ problem: 'form' }, { time: '18:30' }]);
});
