import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toMinor } from '../../money/index.ts';
import { NO_GROUPS, replay } from '../index.ts';
import { partiesOf } from './paper-balances.ts';
import { NOTHING_YET, type PaperState, postEvents } from './paper-events.ts';
import { orderOf } from './paper-order.ts';
import { type PaperRow, tablesOf } from './paper-table.ts';

const WEEKS = readFileSync(new URL('worked-weeks.md', import.meta.url), 'utf8')
  .split('\n## ')
  .slice(1)
  .map((text) => {
    const [rows = [], balances = []] = tablesOf(text);
    return { title: text.split('\n')[0] ?? '', rows, balances, digits: digitsOf(balances) };
  });

function digitsOf([first]: PaperRow[]): number {
  return first?.balance?.split('.')[1]?.length ?? 0;
}

function postRow(row: PaperRow, at: number, digits: number, before: PaperState): PaperState {
  const { sold = '', total = '', terms = '', events = '' } = row;
  const parties = {
    orderId: at + 1,
    storeId: Number(row.store),
    courierId: Number(row.courier),
    customerId: Number(row.customer),
  };
  const order = sold === '' ? null : orderOf({ sold, total, terms, digits }, parties);
  return postEvents(events, { order, parties, digits }, { ...before, refunded: NO_GROUPS });
}

test('there are twelve worked weeks, whose written sums are right and whose balances add up to 0', () => {
  expect(WEEKS).toHaveLength(12);
  for (const { title, balances, digits } of WEEKS) {
    const minor = (text: string) => toMinor(Number(text), digits);
    for (const { party, balance = '', sum = '' } of balances) {
      const summands = sum.replaceAll('- ', '-').replaceAll('+ ', '').split(' ').map(minor);
      expect(
        summands.reduce((total, amount) => total + amount, 0),
        `${title}: ${party}`,
      ).toBe(minor(balance));
    }
    const all = balances.reduce((total, { balance = '' }) => total + minor(balance), 0);
    expect(all, title).toBe(0);
  }
});

test.each(WEEKS)('worked week: $title', ({ rows, balances, digits }) => {
  const { entries, balances: running } = rows.reduce(
    (state, row, at) => postRow(row, at, digits, state),
    NOTHING_YET,
  );
  const left = balances.filter(({ balance }) => Number(balance) !== 0);
  const written = Object.fromEntries(left.map(({ party, balance }) => [party, balance]));
  expect(partiesOf(running, digits)).toEqual(written);
  expect(partiesOf(replay(entries.toReversed()), digits)).toEqual(written);
});
