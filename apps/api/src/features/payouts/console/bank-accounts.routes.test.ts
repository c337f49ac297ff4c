import * as contract from '@errand/contract/console/finance/balances';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { IBAN, OTHER_IBAN, payoutWorld } from '../../../../test/payout-world.ts';

const { shop, operator } = await openConsole({
  settings: { payout_account_days: 3, payout_waiting_days: 0 },
});
const world = payoutWorld(shop);
const account = { kind: 'iban', holder: 'Marsa Kitchen', number: IBAN, bank: null } as const;

test('an account is checked, stored encrypted and shown masked, and the audit log has neither number nor holder', async () => {
  const store = await world.makePayee(operator, 'store', 5000, null);
  for (const [body, code] of [
    [{ number: 'DE89370400440532013001' }, 'iban_invalid'],
    [{ bank: 'ABC' }, 'bic_invalid'],
    [{ kind: 'local', number: 'no number' }, 'account_invalid'],
    [{ kind: 'stripe', number: 'cus_123' }, 'account_invalid'],
  ] as const)
    expect(await codeOf(world.setAccount(operator, store, body)), code).toBe(code);
  const set = await world.setAccount(operator, store, {
    number: 'de89 3704 0044 0532 0130 00',
    bank: 'cobadeff',
  });
  expect(set.account).toMatchObject({ number: '•••• 3000', bank: 'COBADEFF', changed_by: {} });
  const { rows } = await shop.api.db.execute<{ text: string }>(sql`
    select coalesce((select string_agg(a::text, ' ') from payout_accounts a), '')
      || coalesce((select string_agg(l::text, ' ') from audit_log l), '')
      || coalesce((select string_agg(c::text, ' ') from audit_changes c), '') as text`);
  expect(rows[0]?.text).toContain('payout_accounts');
  expect(rows[0]?.text).not.toMatch(/0532013000|0532 0130/);
  const { rows: logged } = await shop.api.db.execute<{ text: string }>(
    sql`select string_agg(l::text, ' ') || coalesce((select string_agg(c::text, ' ') from audit_changes c), '') as text from audit_log l`,
  );
  expect(logged[0]?.text).not.toContain('Marsa Kitchen');
});

test('a store’s manager reads its own balance and sets its account, and neither another store’s nor anything of the office', async () => {
  const own = await world.makePayee(operator, 'store', 7000, null);
  const other = await world.makePayee(operator, 'store', 9000, null);
  const scope = { kind: 'store', id: own.id } as const;
  const manager = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-manager', scope }] }));
  const body = { ...account, version: contract.NO_ACCOUNT };
  const set = await manager.call(contract.setStoreBankAccount, { params: { id: own.id }, body });
  expect(set).toMatchObject({ balance_minor: 7000, bank: 'waiting', account: { number: '•••• 3000' } });
  const of = (id: number) => manager.call(contract.getStoreBalance, { params: { id } });
  await world.hold(operator, own, 1000);
  // The sum that is held back, without what the office notes about it.
  expect(await of(own.id)).toMatchObject({ payable_minor: 6000, held_minor: 1000, holds: [] });
  expect(await codeOf(of(other.id))).toBe('not_found');
  expect(await codeOf(manager.call(contract.setStoreBankAccount, { params: { id: other.id }, body }))).toBe(
    'not_found',
  );
  expect(await codeOf(world.read(manager, own))).toBe('permission_denied');
  expect(await codeOf(world.hold(manager, own, 10))).toBe('permission_denied');
});

test('a new or changed account is paid after its waiting time only, and of two who change it at once one is told', async () => {
  const store = await world.makePayee(operator, 'store', 8000);
  expect((await world.read(operator, store)).bank).toBe('waiting');
  await changeInConsole(operator, 'payout_account_days', 0);
  const known = await world.read(operator, store);
  expect(known.bank).toBe('ready');
  await changeInConsole(operator, 'payout_account_days', 3);
  shop.api.clock.advance(1000);
  const change = (number: string) =>
    operator.call(contract.setBankAccount, {
      params: world.paramsOf(store),
      body: { ...account, number, version: known.account?.version ?? '' },
    });
  const outcomes = await Promise.allSettled([change(OTHER_IBAN), change(IBAN)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const row = (await operator.call(contract.listStoreBalances, { query: { search: known.payee.name } }))
    .rows[0];
  expect(row).toMatchObject({ bank: 'waiting', payable_minor: 8000 });
});

test('the first account of a store is stored once when two members enter it at once', async () => {
  const store = await world.makePayee(operator, 'store', 1000, null);
  const body = { ...account, version: contract.NO_ACCOUNT };
  const set = () => operator.call(contract.setBankAccount, { params: world.paramsOf(store), body });
  const outcomes = await Promise.allSettled([set(), set()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
