import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toMinor } from '../money/index.ts';
import { head, seller } from './documents.fixture.ts';
import { checkDocument, type OrderAmounts, type OrderCharge, orderDocument, type TaxKey } from './index.ts';

/** The rows of the table, by the names of its columns. */
const [COLUMNS = [], , ...ROWS] = readFileSync(new URL('worked-examples.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const EXAMPLES = ROWS.map((row) =>
  Object.fromEntries(COLUMNS.map((column, at) => [column, row[at] === '-' ? '' : (row[at] ?? '')])),
);

function keyOf(word: string): TaxKey {
  return word.startsWith('S')
    ? { category: 'S', ratePercent: Number(word.slice(1)) }
    : { category: word === 'O' ? 'O' : 'E', ratePercent: 0 };
}

const listOf = (cell: string | undefined, separator: string) => (cell ? cell.split(separator) : []);

test.each(EXAMPLES.map((example) => [example['example'] ?? '', example] as const))('%s', (_, example) => {
  const digits = Number(example['digits']);
  const minor = (text: string | undefined) => toMinor(Number(text || 0), digits);
  const charges: OrderAmounts['charges'] = {
    delivery: 0,
    surcharge: 0,
    additional_charge: 0,
    packaging: 0,
    tip: 0,
  };
  const chargeTaxes: OrderAmounts['chargeTaxes'] = {};
  for (const text of listOf(example['charges'], ', ')) {
    const [name = '', amount, key] = text.split(' ');
    charges[name as OrderCharge] = minor(amount);
    if (key) chargeTaxes[name as OrderCharge] = keyOf(key);
  }
  const isRegistered = !example['lines']?.endsWith(' O');
  const document = orderDocument(
    { ...head, digits, seller: { ...seller, taxNumber: isRegistered ? seller.taxNumber : null } },
    {
      lines: listOf(example['lines'], ' ; ').map((text) => {
        const [, pieces, amount, , less, key = ''] =
          /^(\d+) for ([\d.]+)( less ([\d.]+))? (\w+)$/.exec(text) ?? [];
        return {
          name: { en: 'Bread' },
          note: null,
          quantity: Number(pieces),
          unit: 'C62',
          amountMinor: minor(amount),
          discountMinor: minor(less),
          tax: keyOf(key),
        };
      }),
      couponMinor: minor(example['coupon']),
      charges,
      chargeTaxes,
      taxIncluded: example['prices'] === 'included',
      taxes: listOf(example['tax'], ' ; ').map((text) => {
        const [key = '', amount] = text.split(' ');
        return { ...keyOf(key), taxMinor: minor(amount) };
      }),
      roundingMinor: minor(example['rounding']),
      money: {
        totalMinor: minor(example['total']),
        returnFeeMinor: 0,
        chargesMinor: 0,
        charged: [{ way: 'bank', amountMinor: minor(example['paid']) }],
        returned: [],
      },
    },
  );
  expect(document.lines.map(({ netMinor }) => netMinor)).toEqual(
    listOf(example['line nets'], ' ; ').map(minor),
  );
  expect(document.taxes.map(({ reason: _reason, ...tax }) => tax)).toEqual(
    listOf(example['bases and taxes'], ' ; ').map((text) => {
      const [key = '', base, tax] = text.split(' ');
      return { ...keyOf(key), baseMinor: minor(base), taxMinor: minor(tax) };
    }),
  );
  expect(document.totals.netMinor).toBe(minor(example['net']));
  expect(document.totals.payableMinor).toBe(minor(example['payable']));
  expect(document.totals.grossMinor + document.totals.roundingMinor).toBe(minor(example['total']));
  expect(checkDocument(document)).toEqual([]);
});
