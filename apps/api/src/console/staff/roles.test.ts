import { createRole, deleteRole, listRoles, updateRole } from '@errand/contract/console/staff/roles';
import { changeGrants, getStaff } from '@errand/contract/console/staff/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../test/console/start-console.ts';
import { untilWaiting } from '../../../test/database.ts';

let shop: TestConsole;
let operator: TestBrowser;
beforeAll(async () => {
  shop = await startConsole();
  operator = await shop.signedIn(await shop.makeStaff());
});
afterAll(() => shop.stop());

const create = (name: string) =>
  operator.call(createRole, { body: { name: { en: name }, permissions: ['orders.read', 'chat.read'] } });

async function grantRole(role: string, memberId: number) {
  const { version } = await operator.call(getStaff, { params: { id: memberId } });
  const grants = [{ role, scope: { kind: 'all' as const } }];
  return operator.call(changeGrants, { params: { id: memberId }, body: { version, grants } });
}

test('an own role is created, changed once per version, and deleted only while no member has it', async () => {
  const role = await create('Night desk');
  const id = role.id ?? 0;
  const change = (version: string) =>
    operator.call(updateRole, {
      params: { id },
      body: { name: { en: 'Night desk', ar: 'مناوبة الليل' }, permissions: ['orders.read'], version },
    });
  const changed = await change(role.version ?? '');
  expect(changed).toMatchObject({ name: { ar: 'مناوبة الليل' }, permissions: ['orders.read'], members: 0 });
  expect(await codeOf(change(role.version ?? ''))).toBe('changed_meanwhile');

  const member = await shop.makeStaff();
  await grantRole(role.role, member.id);
  expect(await codeOf(operator.call(deleteRole, { params: { id } }))).toBe('role_in_use');
  await grantRole('support', member.id);
  await operator.call(deleteRole, { params: { id } });
  const { rows } = await operator.call(listRoles, {});
  expect(rows.map((row) => row.role)).not.toContain(role.role);
});

test('a role that is deleted and given at the same time is either kept or not given', async () => {
  const role = await create('Short-lived');
  const member = await shop.makeStaff();
  const { version } = await operator.call(getStaff, { params: { id: member.id } });
  // Another transaction locks the role, so that both calls have begun before either continues.
  const session = await shop.deps.connectSession();
  await session.query('begin');
  await session.query('select 1 from staff_roles where id = $1 for update', [role.id]);
  const grants = [{ role: role.role, scope: { kind: 'all' as const } }];
  const calls = [
    operator.call(changeGrants, { params: { id: member.id }, body: { version, grants } }),
    operator.call(deleteRole, { params: { id: role.id ?? 0 } }),
  ];
  const outcomes = Promise.allSettled(calls);
  await untilWaiting(shop.api.db, 2);
  await session.query('rollback');
  await session.end();
  const done = (await outcomes).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
});
