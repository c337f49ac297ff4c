import { expect, test } from 'vitest';
import { ACCOUNT_NAMES, ACCOUNTS, type AccountKey, type Owner } from './accounts.ts';
import { accountOfLedger, ledgerOwner, otherLedgerNames } from './ledger-owner.ts';

const IDS: Record<string, string> = { provider: 'stripe', rate: '7.7' };
const KEYS: AccountKey[] = ACCOUNT_NAMES.flatMap((account) =>
  ACCOUNTS[account].owners.map((kind): AccountKey => {
    const owner = kind === 'operator' ? kind : `${kind}:${IDS[kind] ?? '12'}`;
    return { account, owner: owner as Owner };
  }),
);
const POOLED = ['order', 'payment', 'application'];

test.each(KEYS.map((key) => [`${key.account} of ${key.owner}`, key] as const))(
  'the name of an account in the ledger leads back to it: %s',
  (_, key) => {
    const isPooled = POOLED.includes(key.owner.split(':')[0] ?? '');
    expect(accountOfLedger(ledgerOwner(key))).toEqual({ ...key, owner: isPooled ? null : key.owner });
  },
);

test('two accounts have different names, but for those of orders, payments and applications', () => {
  const texts = KEYS.filter(({ owner }) => !POOLED.includes(owner.split(':')[0] ?? '')).map(ledgerOwner);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  ['customer:12', { account: 'wallet', owner: 'customer:12' }],
  ['courier:7', { account: 'courier_cash', owner: 'courier:7' }],
  ['house:orders', { account: 'receivable', owner: null }],
  ['house:top_ups', { account: 'clearing', owner: null }],
  ['house:fundings', { account: 'goodwill', owner: 'operator' }],
  ['house:bonuses', { account: 'top_up_bonuses', owner: 'operator' }],
  ['house:referrals', { account: 'referrals', owner: 'operator' }],
  ['house:points', { account: 'loyalty', owner: 'operator' }],
  ['house:courier_cash', { account: 'till', owner: 'operator' }],
  ['somebody:1', null],
])('short and former names lead to their account: %s', (text, key) => {
  expect(accountOfLedger(text)).toEqual(key);
});

test('the former names of an account are found by the account', () => {
  expect(otherLedgerNames('clearing')).toEqual(['house:top_ups']);
  expect(otherLedgerNames('bank')).toEqual([]);
});
