import { listAudit } from '@errand/contract/console/audit';
import { getSession, signIn } from '@errand/contract/console/staff/session';
import { endStaffSessions, resetSecondFactor } from '@errand/contract/console/staff/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  STAFF_PASSWORD,
  startConsole,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { confirmTotpRow, replaceRecoveryCodes, saveTotp } from './second-factors.queries.ts';

let shop: TestConsole;
beforeAll(async () => {
  shop = await startConsole();
});
afterAll(() => shop.stop());

test('an operator ends the sessions of a member at once', async () => {
  const staff = await shop.makeStaff();
  const browsers = [await shop.signedIn(staff), await shop.signedIn(staff)];
  const operator = await shop.signedIn(await shop.makeStaff());
  await operator.call(endStaffSessions, { params: { id: staff.id } });
  for (const browser of browsers) expect(await codeOf(browser.call(getSession, {}))).toBe('unauthenticated');
  expect((await operator.call(getSession, {})).state).toBe('ready');
});

test('an operator with a fresh proof removes the second factors of a member, who sets up new ones after the password', async () => {
  const staff = await shop.makeStaff({ password: true });
  await saveTotp(shop.api.db, staff.id, 'encrypted');
  await confirmTotpRow(shop.api.db, staff.id, new Date(shop.api.clock.now()));
  await replaceRecoveryCodes(shop.api.db, staff.id, [Buffer.from('hash')]);
  const browser = await shop.signedIn(staff);
  const call = { params: { id: staff.id }, body: { reason: 'Lost phone' } };
  const stale = await shop.signedIn(await shop.makeStaff(), { steppedUp: false });
  expect(await codeOf(stale.call(resetSecondFactor, call))).toBe('step_up_required');
  const operator = await shop.signedIn(await shop.makeStaff());
  await operator.call(resetSecondFactor, call);
  expect(await codeOf(browser.call(getSession, {}))).toBe('unauthenticated');
  const again = shop.browser();
  await again.call(signIn, { body: { mail: staff.mail, password: STAFF_PASSWORD } });
  expect(await again.call(getSession, {})).toMatchObject({
    state: 'set_up',
    factors: { totp: false, passkey: false, recovery_codes: 0 },
  });
  const { rows } = await operator.call(listAudit, { query: { endpoint: 'resetSecondFactor' } });
  expect(rows).toMatchObject([{ reason: 'Lost phone', target: expect.stringContaining(String(staff.id)) }]);
});
