import { expect, test } from 'vitest';
import { openBalances } from './balances.fixture.ts';
import {
  ACCOUNT_NAMES,
  accountNumbers,
  type ClosingDocument,
  chargeBack,
  closingFaults,
  lastDayOf,
  nextToClose,
  shiftMonth,
  signedText,
  writeOff,
} from './index.ts';

const DOCUMENT: ClosingDocument = {
  format: 'errand-closing-1',
  month: '2026-02',
  shop: 'Errand',
  currency: 'EUR',
  digits: 2,
  closed_at: '2026-03-02T08:00:00.000Z',
  entries: 2,
  hash: 'ab',
  previous_hash: '',
  balances: [
    { account: 'store:store:5', unit: 'money', balance: 80 },
    { account: 'house:receivable', unit: 'money', balance: -80 },
  ],
  sums: [
    { account: 'store:store:5', unit: 'money', part: 'items', entries: 1, amount: 80 },
    { account: 'house:receivable', unit: 'money', part: 'total', entries: 1, amount: -80 },
  ],
};

test('months are closed in their order, once they have ended', () => {
  const today = '2026-03-01';
  const next = (lastClosed: string | null, firstWithEntries: string | null) =>
    nextToClose({ lastClosed, firstWithEntries, today });
  expect(next(null, null)).toBeNull();
  expect(next(null, '2025-12')).toBe('2025-12');
  expect(next('2025-12', '2025-12')).toBe('2026-01');
  expect(next('2026-01', '2025-12')).toBe('2026-02');
  expect(next('2026-02', '2025-12')).toBeNull();
  expect(next(null, '2026-03')).toBeNull();
});

test('months follow each other over the years, and have their last days', () => {
  expect([shiftMonth('2025-12', 1), shiftMonth('2026-01', -1), shiftMonth('2026-05', -14)]).toEqual([
    '2026-01',
    '2025-12',
    '2025-03',
  ]);
  expect([lastDayOf('2024-02'), lastDayOf('2026-02'), lastDayOf('2026-12')]).toEqual([
    '2024-02-29',
    '2026-02-28',
    '2026-12-31',
  ]);
  expect(() => shiftMonth('2026-13', 1)).toThrow(RangeError);
});

test('a closing whose balances, movements or number of entries do not add up is told', () => {
  expect(closingFaults(DOCUMENT)).toEqual([]);
  expect(closingFaults({ ...DOCUMENT, balances: DOCUMENT.balances.slice(1) })).toEqual(['balances']);
  expect(closingFaults({ ...DOCUMENT, entries: 3 })).toEqual(['entries']);
  expect(closingFaults({ ...DOCUMENT, sums: DOCUMENT.sums.slice(1) })).toEqual(['sums', 'entries']);
});

test('the signed text of a closing survives that its file is written with other spaces', () => {
  const again: ClosingDocument = JSON.parse(JSON.stringify(DOCUMENT, null, 4));
  expect(signedText(again)).toBe(signedText(DOCUMENT));
});

test('every account has a number of its own by default, and the office changes any of them', () => {
  const numbers = accountNumbers({ bank: '1800' });
  expect(numbers.map(({ account }) => account)).toEqual(ACCOUNT_NAMES);
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
  expect(numbers.find(({ account }) => account === 'bank')).toEqual({
    account: 'bank',
    number: '1800',
    isDefault: false,
  });
});

test('a payment that the bank takes back is due again, until it is won back or written off', () => {
  const taken = chargeBack('stripe', 'order:7', 2350);
  const lost = { 'clearing provider:stripe': 2350 };
  expect(openBalances([taken])).toEqual({ ...lost, 'receivable order:7': -2350 });
  expect(openBalances([taken, chargeBack('stripe', 'order:7', -2350)])).toEqual({});
  expect(openBalances([taken, writeOff('order:7', 2350)])).toEqual({ ...lost, 'bad_debts operator': -2350 });
});
