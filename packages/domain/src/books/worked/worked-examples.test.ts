import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toMinor } from '../../money/index.ts';
import { isBalanced } from '../index.ts';
import { columnsOf, resultInWords } from './paper-balances.ts';
import { NOTHING_YET, postEvents } from './paper-events.ts';
import { orderOf } from './paper-order.ts';
import { tablesOf } from './paper-table.ts';

const [EXAMPLES = []] = tablesOf(readFileSync(new URL('worked-examples.md', import.meta.url), 'utf8'));
const PARTIES = { orderId: 1, storeId: 1, courierId: 1, customerId: 1 };
const BALANCES = ['customer', 'wallet', 'store', 'courier', 'in hand', 'money', 'tax', 'operator'] as const;

test('there are at least 60 worked examples with unique names, whose balances add up to 0', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(EXAMPLES.map(({ example }) => example)).size).toBe(EXAMPLES.length);
  for (const row of EXAMPLES) {
    const written = BALANCES.map((column) => toMinor(Number(row[column]), Number(row.digits)));
    expect(
      written.reduce((sum, balance) => sum + balance, 0),
      row.example,
    ).toBe(0);
  }
});

test.each(EXAMPLES)('worked example: $example', (row) => {
  const digits = Number(row.digits);
  const { sold = '', total = '', terms = '', events = '' } = row;
  const order = orderOf({ sold, total, terms, digits }, PARTIES);
  const { balances, entries } = postEvents(events, { order, parties: PARTIES, digits }, NOTHING_YET);
  const columns = columnsOf(balances, digits);
  expect({
    ...Object.fromEntries(BALANCES.map((name) => [name, columns[name]])),
    'of it': resultInWords(balances, digits),
  }).toEqual({
    ...Object.fromEntries(BALANCES.map((name) => [name, row[name]])),
    'of it': row['of it'],
  });
  expect(entries.every(({ postings }) => isBalanced(postings))).toBe(true);
});
