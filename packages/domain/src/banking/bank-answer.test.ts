import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BANK_OUTCOMES, type BankEntry, type SentTransfer, settleTransfers } from './index.ts';

const sent: SentTransfer[] = [
  { id: 'PAY-1', batch: 'RUN-7', amountMinor: 1000, currency: 'EUR', state: 'sent' },
  { id: 'PAY-2', batch: 'RUN-7', amountMinor: 2000, currency: 'EUR', state: 'sent' },
];

function entry(fields: Partial<BankEntry>): BankEntry {
  return {
    transfer: null,
    batch: null,
    outcome: 'paid',
    reason: null,
    amountMinor: null,
    currency: null,
    bookedOn: null,
    ...fields,
  };
}

const paid = entry({ transfer: 'PAY-1', amountMinor: 1000, currency: 'EUR', bookedOn: '2026-03-06' });
const returned = entry({ ...paid, outcome: 'returned', reason: 'AC04', bookedOn: '2026-03-09' });

test('a booked debit pays its transfer, and a credit that names it returns it', () => {
  expect(settleTransfers(sent, [paid]).changes).toEqual([
    { id: 'PAY-1', state: 'paid', reason: null, on: '2026-03-06' },
  ]);
  expect(settleTransfers(sent, [paid, returned]).changes).toEqual([
    { id: 'PAY-1', state: 'returned', reason: 'AC04', on: '2026-03-09' },
  ]);
});

test('a payment that is read after its return neither pays again nor contradicts it', () => {
  const { changes, contradicting } = settleTransfers(sent, [returned, paid]);
  expect([changes.map(({ state }) => state), contradicting]).toEqual([['returned'], []]);
});

test('what is only accepted or pending books nothing', () => {
  const entries = [
    entry({ batch: 'RUN-7', outcome: 'accepted' }),
    entry({ transfer: 'PAY-1', outcome: 'pending' }),
  ];
  expect(settleTransfers(sent, entries)).toEqual({ changes: [], unknown: [], contradicting: [] });
});

test('an entry of the batch applies to the transfers that no entry names', () => {
  const entries = [
    entry({ batch: 'RUN-7', outcome: 'paid' }),
    entry({ batch: 'RUN-7', transfer: 'PAY-2', outcome: 'rejected', reason: 'AC01' }),
  ];
  expect(settleTransfers(sent, entries).changes).toEqual([
    { id: 'PAY-1', state: 'paid', reason: null, on: null },
    { id: 'PAY-2', state: 'rejected', reason: 'AC01', on: null },
  ]);
});

test('another amount or currency books nothing and is shown', () => {
  const wrong = [
    entry({ ...paid, amountMinor: 999 }),
    entry({ ...paid, currency: 'USD' }),
    entry({ batch: 'RUN-7', amountMinor: 2999, currency: 'EUR' }),
  ];
  for (const one of wrong)
    expect(settleTransfers(sent, [one])).toEqual({ changes: [], unknown: [], contradicting: [one] });
  const whole = entry({ batch: 'RUN-7', amountMinor: 3000, currency: 'EUR' });
  expect(settleTransfers(sent, [whole]).changes).toHaveLength(2);
});

test('what the bank rejected before is no part of the sum of its batch', () => {
  const others: SentTransfer[] = [
    { id: 'PAY-3', batch: 'RUN-7', amountMinor: 500, currency: 'EUR', state: 'rejected' },
    { id: 'PAY-4', batch: 'RUN-8', amountMinor: 700, currency: 'EUR', state: 'sent' },
  ];
  const booked = entry({ batch: 'RUN-7', amountMinor: 3000, currency: 'EUR' });
  const named = entry({ batch: 'RUN-7', transfer: 'PAY-3', outcome: 'rejected' });
  expect(settleTransfers([...sent, ...others], [booked, named])).toMatchObject({
    changes: [{ id: 'PAY-1' }, { id: 'PAY-2' }],
    contradicting: [],
  });
});

test('a sum of several currencies is no sum', () => {
  const mixed = sent.map(
    (transfer, index): SentTransfer => ({ ...transfer, currency: index ? 'USD' : 'EUR' }),
  );
  const booked = entry({ batch: 'RUN-7', amountMinor: 3000, currency: 'EUR' });
  expect(settleTransfers(mixed, [booked])).toEqual({ changes: [], unknown: [], contradicting: [booked] });
});

test('an entry of a batch of which every transfer is named says nothing, and one of another batch is unknown', () => {
  const ofOther = entry({ batch: 'RUN-9', outcome: 'accepted' });
  const entries = [entry({ batch: 'RUN-7' }), ...sent.map(({ id }) => entry({ transfer: id })), ofOther];
  const { changes, unknown, contradicting } = settleTransfers(sent, entries);
  expect([changes.length, unknown, contradicting]).toEqual([2, [ofOther], []]);
  const nameless = entry({ transfer: 'OTHER', batch: 'RUN-7' });
  expect(settleTransfers(sent, [nameless]).unknown).toEqual([nameless]);
});

test('a rejected transfer is not paid or returned later without somebody looking at it', () => {
  const rejected = sent.map((transfer): SentTransfer => ({ ...transfer, state: 'rejected' }));
  expect(settleTransfers(rejected, [paid, returned])).toEqual({
    changes: [],
    unknown: [],
    contradicting: [paid, returned],
  });
});

test('bookings of others are unknown and change nothing', () => {
  const other = entry({ transfer: 'INVOICE 12', amountMinor: 1000, currency: 'EUR' });
  expect(settleTransfers(sent, [other])).toEqual({ changes: [], unknown: [other], contradicting: [] });
});

test('a file read twice, in any order, ends in the same states', () => {
  const entries = fc.array(
    fc.record({
      transfer: fc.constantFrom(null, 'PAY-1', 'PAY-2', 'OTHER'),
      outcome: fc.constantFrom(...BANK_OUTCOMES.filter((outcome) => outcome !== 'rejected')),
    }),
    { maxLength: 6 },
  );
  const apply = (transfers: SentTransfer[], file: BankEntry[]) => {
    const { changes } = settleTransfers(transfers, file);
    return transfers.map((transfer) => ({
      ...transfer,
      state: changes.find(({ id }) => id === transfer.id)?.state ?? transfer.state,
    }));
  };
  fc.assert(
    fc.property(entries, (list) => {
      const file = list.map((fields) => entry({ batch: 'RUN-7', ...fields }));
      const once = apply(sent, file);
      expect(apply(once, file)).toEqual(once);
      expect(apply(sent, file.toReversed())).toEqual(once);
    }),
  );
});
