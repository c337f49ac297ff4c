import { expect, test } from 'vitest';
import { changesSince, SEEN_AMOUNTS, SEEN_CHOICES, type SeenLine, type SeenOrder } from './seen-order.ts';

const line = (fields: Partial<SeenLine> = {}): SeenLine => ({
  key: 'a',
  name: 'Bananas',
  quantity: 2,
  unit: 1.6,
  total: 3.2,
  ...fields,
});
const CHOICES = { cart: '1', coupon: '', place: 'home', time: '', tip: '0', payment: 'cash' };
const seen: SeenOrder = {
  total: 8.72,
  lines: [line()],
  amounts: { delivery: 3 },
  arrival: null,
  choices: CHOICES,
};
const choosing = (choices: Partial<SeenOrder['choices']>) => ({ ...CHOICES, ...choices });

test('an unchanged order has no changes, whatever floating point makes of its amounts', () => {
  expect(changesSince(seen, { ...seen, total: 8.720000001 })).toEqual([]);
});

test('a raised price is a change by name with the price of the line before and now, whatever was chosen meanwhile', () => {
  const raised = [line({ unit: 2.6, total: 5.2 })];
  const change = {
    of: 'line',
    key: 'a',
    name: 'Bananas',
    before: { quantity: 2, amount: 3.2 },
    now: { quantity: 2, amount: 5.2 },
  };
  for (const choice of [null, ...SEEN_CHOICES]) {
    const choices = choice ? choosing({ [choice]: 'another' }) : CHOICES;
    expect(changesSince(seen, { ...seen, total: 10.72, lines: raised, choices })).toEqual([change]);
  }
});

test('with another quantity of the visitor’s own, a raised price is given for one piece', () => {
  const more = {
    ...seen,
    lines: [line({ quantity: 3, unit: 2, total: 6 })],
    choices: choosing({ cart: '2' }),
  };
  expect(changesSince(seen, more)).toMatchObject([
    { before: { quantity: 1, amount: 1.6 }, now: { quantity: 1, amount: 2 } },
  ]);
});

test('the offer of a store that ended is a change of the line, though the price of a piece is the same', () => {
  expect(changesSince(seen, { ...seen, total: 9, lines: [line({ total: 3.48 })] })).toMatchObject([
    { of: 'line', before: { amount: 3.2 }, now: { amount: 3.48 } },
  ]);
});

test('lines that another tab added, removed or counted up are changes; those of this visitor’s own edits are not', () => {
  const pears = line({ key: 'b', name: 'Pears', quantity: 1, total: 1 });
  const elsewhere = { ...seen, total: 9.72, lines: [line({ quantity: 3, total: 4.8 }), pears] };
  expect(changesSince(seen, elsewhere)).toMatchObject([
    { key: 'a', before: { quantity: 2 }, now: { quantity: 3 } },
    { key: 'b', before: null, now: { quantity: 1, amount: 1 } },
  ]);
  expect(changesSince(elsewhere, seen)).toMatchObject([{ key: 'a' }, { key: 'b', now: null }]);
  expect(changesSince(seen, { ...elsewhere, choices: choosing({ cart: '2' }) })).toEqual([]);
});

test('each part of the total is a change of its own unless a choice that it depends on has changed', () => {
  const found = SEEN_AMOUNTS.map((of) => {
    const explainedBy = SEEN_CHOICES.filter((choice) => {
      const now = {
        ...seen,
        amounts: { ...seen.amounts, [of]: 5 },
        choices: choosing({ [choice]: 'other' }),
      };
      return changesSince(seen, now).length === 0;
    });
    const alone = { ...seen, amounts: { ...seen.amounts, [of]: 5 } };
    expect(changesSince(seen, alone)).toEqual([{ of, before: of === 'delivery' ? 3 : 0, now: 5 }]);
    return `${of}: ${explainedBy.join(' ')}`;
  });
  expect(found).toEqual([
    'coupon: cart coupon place',
    'tax: cart coupon place',
    'delivery: cart coupon place',
    'surcharge: cart coupon place',
    'additional: ',
    'packaging: ',
    'tip: place tip',
    'deposit: cart',
    'minimum: ',
    'cashback: cart coupon place tip payment',
    'wallet: cart coupon place tip payment',
  ]);
});

test('the part of the wallet follows a total that has changed', () => {
  const now = { ...seen, total: 9.72, amounts: { delivery: 4, wallet: 1 } };
  expect(changesSince(seen, now).map(({ of }) => of)).toEqual(['delivery']);
});

test('a total that differs for no known reason is a change', () => {
  expect(changesSince(seen, { ...seen, total: 9 })).toEqual([{ of: 'total', before: 8.72, now: 9 }]);
});

test('an order for now that arrives later than seen is a change, unless place, cart or time were chosen anew; an earlier one is none', () => {
  const at = (clock: string | null, choices = CHOICES): SeenOrder => ({
    ...seen,
    arrival: clock && `2026-03-09 ${clock}:00`,
    choices,
  });
  const later = { of: 'arrival', before: '2026-03-09 18:30:00', now: '2026-03-09 19:00:00' };
  expect(changesSince(at('18:30'), at('19:00'))).toEqual([later]);
  expect(changesSince(at(null), at('19:00'))).toEqual([{ ...later, before: null }]);
  expect(changesSince(at('19:00'), at('18:30'))).toEqual([]);
  expect(changesSince(at('19:00'), at(null))).toEqual([]);
  for (const choice of ['cart', 'place', 'time'] as const)
    expect(changesSince(at('18:30'), at('19:00', choosing({ [choice]: 'another' })))).toEqual([]);
});
