import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DatevHeader, type DaySum, datevBookings, datevFile } from './index.ts';

const HEADER: DatevHeader = {
  month: '2026-02',
  createdAtMs: Date.parse('2026-03-02T09:30:15.120Z'),
  consultant: 1001,
  client: 77,
  firstMonth: 4,
  currency: 'EUR',
  digits: 2,
  accountDigits: 4,
};

test('bookings move every account of a day by its sum, and each has a debit and a credit', () => {
  const amounts = fc.array(
    fc.tuple(fc.integer({ min: 1000, max: 1020 }), fc.integer({ min: -9999, max: 9999 })),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(amounts, (sides) => {
      const rest = sides.reduce((sum, [, amountMinor]) => sum + amountMinor, 0);
      const sums: DaySum[] = [...sides, [1999, -rest] as const].map(([number, amountMinor]) => ({
        day: '2026-02-03',
        type: 'earning',
        number: String(number),
        amountMinor,
      }));
      const moved = new Map<string, number>();
      for (const { debit, credit, amountMinor } of datevBookings(sums)) {
        expect(amountMinor).toBeGreaterThan(0);
        moved.set(debit, (moved.get(debit) ?? 0) - amountMinor);
        moved.set(credit, (moved.get(credit) ?? 0) + amountMinor);
      }
      for (const number of new Set(sums.map((sum) => sum.number))) {
        const expected = sums.reduce((sum, one) => sum + (one.number === number ? one.amountMinor : 0), 0);
        expect(moved.get(number) ?? 0).toBe(expected);
      }
    }),
  );
});

test('sums of a day that do not add up to 0 are no bookings', () => {
  const sum = { day: '2026-02-03', type: 'earning', number: '1410', amountMinor: -100 };
  expect(() => datevBookings([sum])).toThrow(RangeError);
});

test('a batch has 31 fields of its head, semicolons, decimal commas, and the days of its month', () => {
  const bookings = datevBookings([
    { day: '2026-02-03', type: 'earning', number: '1410', amountMinor: -123_405 },
    { day: '2026-02-03', type: 'earning', number: '8500', amountMinor: 3405 },
    { day: '2026-02-03', type: 'earning', number: '1610', amountMinor: 120_000 },
  ]);
  const lines = datevFile(HEADER, bookings, (type) => `Erlöse "${type}"`).split('\r\n');
  expect(lines).toHaveLength(5);
  const head = lines[0]!.split(';');
  expect(head).toHaveLength(31);
  expect(head.slice(0, 6)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20260302093015120']);
  // Consultant, client, the fiscal year that began last April, digits, and the period.
  expect(head.slice(10, 16)).toEqual(['1001', '77', '20250401', '4', '20260201', '20260228']);
  expect(head[21]).toBe('"EUR"');
  expect(lines[1]!.split(';')).toHaveLength(14);
  expect(lines[2]).toBe(
    '1200,00;"S";"EUR";;;"";1410;1610;"";0302;"20260203-earning";"";;"Erlöse ""earning"""',
  );
  expect(lines[3]).toMatch(/^34,05;"S";"EUR";;;"";1410;8500;/);
});
