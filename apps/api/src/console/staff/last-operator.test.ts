import { changeGrants, disableStaff, getStaff } from '@errand/contract/console/staff/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, startConsole, type TestConsole } from '../../../test/console/start-console.ts';

let shop: TestConsole;
beforeAll(async () => {
  shop = await startConsole();
});
afterAll(() => shop.stop());

test('two operators who remove each other at once leave one, who cannot remove themselves', async () => {
  const members = [await shop.makeStaff(), await shop.makeStaff()] as const;
  const [one, other] = [await shop.signedIn(members[0]), await shop.signedIn(members[1])];
  const body = { reason: 'test' };
  const outcomes = await Promise.allSettled([
    one.call(disableStaff, { params: { id: members[1].id }, body }),
    other.call(disableStaff, { params: { id: members[0].id }, body }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const last = outcomes[0].status === 'fulfilled' ? 0 : 1;
  const [browser, id] = [last === 0 ? one : other, members[last].id];
  expect(await codeOf(browser.call(disableStaff, { params: { id }, body }))).toBe('last_operator');
  const { version } = await browser.call(getStaff, { params: { id } });
  const grants = [{ role: 'support', scope: { kind: 'all' as const } }];
  expect(await codeOf(browser.call(changeGrants, { params: { id }, body: { version, grants } }))).toBe(
    'last_operator',
  );
});
