import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  batchSumMinor,
  checkBatch,
  isBic,
  isIban,
  isInSepa,
  isSepaId,
  normalizedIban,
  payoutCsv,
  sepaText,
  type TransferBatch,
} from './index.ts';

/** The examples of the register of account numbers. */
const IBANS = [
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'SA0380000000608010167519',
];

describe('account numbers', () => {
  test('the examples of the register are account numbers, in SEPA where their country is', () => {
    for (const iban of IBANS) expect(isIban(iban)).toBe(true);
    expect(IBANS.map(isInSepa)).toEqual([true, true, true, true, true, false]);
    expect(normalizedIban('de89 3704 0044 0532 0130 00')).toBe(IBANS[0]);
  });

  test('one wrong character or two exchanged ones are noticed', () => {
    const places = fc.tuple(fc.constantFrom(...IBANS), fc.nat(10), fc.nat(9));
    fc.assert(
      fc.property(places, ([iban, from, digit]) => {
        const at = 4 + from;
        fc.pre(/\d/.test(iban[at] ?? '') && iban[at] !== String(digit));
        expect(isIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(false);
        const [a = '', b = ''] = iban.slice(at);
        fc.pre(b !== '' && a !== b);
        expect(isIban(iban.slice(0, at) + b + a + iban.slice(at + 2))).toBe(false);
      }),
    );
  });

  test('a number of the wrong length for its country is rejected even with a right checksum', () => {
    const body = '3704004405320130';
    const checked = Array.from({ length: 97 }, (_, check) => `DE${String(check).padStart(2, '0')}${body}`);
    expect(checked.some(isIban)).toBe(false);
  });

  test('what is longer, or has other characters, is no account number', () => {
    const [iban = ''] = IBANS;
    for (const text of [`XX${iban}`, `${iban}-`, iban.toLowerCase(), 'DE8', '', `${iban} `])
      expect(isIban(text)).toBe(false);
  });

  test('codes of banks have eight or eleven characters', () => {
    expect(['COBADEFF', 'COBADEFFXXX', 'cobadeff', 'COBADEFFX', 'COBA1EFF'].map(isBic)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('texts of SEPA', () => {
  test('Latin letters lose their marks, and other characters what banks reject', () => {
    expect(sepaText('Müller & Søn – "Bäckerei" Łódź', 70)).toBe("Muller + Son - 'Backerei' Lodz");
    expect(sepaText('Straße // 5/', 70)).toBe('Strasse / 5');
    expect(sepaText('مخبز النخلة', 70)).toBe('');
    expect(sepaText('مخبز Palm', 70)).toBe('Palm');
  });

  test('each letter and sign that has a form in SEPA is written in it', () => {
    const signs = 'ß ẞ æ Æ œ Œ ø Ø đ Đ ð Ð ł Ł þ Þ ı & € @ _ – — ‘ ’ " “ ” „ ; [ ] { } a|b a\\b';
    expect(sepaText(signs, 140)).toBe(
      "ss SS ae AE oe OE o O d D d D l L th TH i + EUR (at) - - - ' ' ' ' ' ' , ( ) ( ) a/b a/b",
    );
    expect(sepaText('ﬁne', 9)).toBe('fine');
  });

  test('every text becomes one that every bank accepts, within its length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 140 }),
        (text, most) => {
          const written = sepaText(text, most);
          expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
          expect(written).not.toMatch(/^[ /]|[ /]$|\/\//);
          expect(written.length).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  test('ids have no spaces, no slash at an end and at most 35 characters', () => {
    expect(
      ['PAY-2026-03/12', 'a'.repeat(35), 'a'.repeat(36), 'a b', '/a', 'a/', 'a//b', ''].map(isSepaId),
    ).toEqual([true, true, false, false, false, false, false, false]);
  });
});

const batch: TransferBatch = {
  id: 'RUN-7',
  createdAtMs: Date.UTC(2026, 2, 5, 9, 30),
  executeOn: '2026-03-06',
  debtor: { name: 'Errand GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  transfers: [
    {
      id: 'PAY-1',
      amountMinor: 120_450,
      creditor: { name: 'Palm', iban: 'FR1420041010050500013M02606', bic: null },
      purpose: 'March',
    },
    {
      id: 'PAY-2',
      amountMinor: 1,
      creditor: { name: 'Café', iban: 'NO9386011117947', bic: null },
      purpose: 'March',
    },
  ],
};

test('a batch of correct transfers can be sent, and its sum is that of its transfers', () => {
  expect(checkBatch(batch)).toEqual([]);
  expect(batchSumMinor(batch)).toBe(120_451);
});

test('each fault of a batch is named with its transfer', () => {
  const [first, second] = batch.transfers;
  if (!first || !second) throw new Error('two transfers');
  const withFirst = (change: Partial<typeof first>) => ({
    ...batch,
    transfers: [{ ...first, ...change }, second],
  });
  const creditor = (change: Partial<typeof first.creditor>) =>
    withFirst({ creditor: { ...first.creditor, ...change } });
  const broken: [TransferBatch, string, string | null][] = [
    [{ ...batch, transfers: [] }, 'count', null],
    [{ ...batch, id: 'RUN 7' }, 'id', null],
    [{ ...batch, executeOn: '2026-02-30' }, 'date', null],
    [{ ...batch, debtor: { ...batch.debtor, iban: 'SA0380000000608010167519' } }, 'outside_sepa', null],
    [withFirst({ id: 'PAY 1' }), 'id', 'PAY 1'],
    [withFirst({ id: 'PAY-2' }), 'repeated_id', 'PAY-2'],
    [withFirst({ amountMinor: 0 }), 'amount', 'PAY-1'],
    [withFirst({ amountMinor: 100_000_000_000 }), 'amount', 'PAY-1'],
    [creditor({ iban: 'FR1420041010050500013M02607' }), 'iban', 'PAY-1'],
    [creditor({ bic: 'PALM' }), 'bic', 'PAY-1'],
    [creditor({ name: 'مخبز النخلة' }), 'name', 'PAY-1'],
  ];
  for (const [wrong, fault, transfer] of broken) expect(checkBatch(wrong)).toEqual([{ fault, transfer }]);
});

test('a batch has at most ten thousand transfers, each of at most a cent less than a billion', () => {
  const [first] = batch.transfers;
  if (!first) throw new Error('a transfer');
  const many = (count: number) => ({
    ...batch,
    transfers: Array.from({ length: count }, (_, index) => ({ ...first, id: `PAY-${index}` })),
  });
  expect(checkBatch(many(10_000))).toEqual([]);
  expect(checkBatch(many(10_001))).toEqual([{ fault: 'count', transfer: null }]);
  expect(checkBatch({ ...batch, transfers: [{ ...first, amountMinor: 99_999_999_999 }] })).toEqual([]);
});

test('payouts outside of SEPA are a CSV file in which no cell is a formula', () => {
  const row = {
    id: 'PAY-1',
    name: '=cmd|"x"',
    account: '0012345',
    bank: null,
    amountMinor: 1_204_500,
    currency: 'KWD',
    digits: 3,
    purpose: 'March, week 2',
  };
  expect(payoutCsv([{ ...row, bank: 'NBOKKWKW' }])).toContain(',0012345,NBOKKWKW,');
  expect(payoutCsv([row])).toBe(
    '\uFEFFreference,name,account,bank,amount,currency,purpose\r\nPAY-1,"\'=cmd|""x""",0012345,,1204.500,KWD,"March, week 2"\r\n',
  );
});
