import { acceptInvitation, findInvitation } from '@errand/contract/console/staff/invitations';
import { createRole, updateRole } from '@errand/contract/console/staff/roles';
import * as factors from '@errand/contract/console/staff/second-factors';
import {
  changePassword,
  getSession,
  proveSecondFactor,
  signIn,
} from '@errand/contract/console/staff/session';
import {
  changeGrants,
  disableStaff,
  getStaff,
  inviteStaff,
  listStaff,
} from '@errand/contract/console/staff/staff';
import { createView, listViews } from '@errand/contract/console/views';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  STAFF_PASSWORD,
  startConsole,
  type TestBrowser,
  type TestConsole,
  type TestStaff,
} from '../../../test/console/start-console.ts';
import { inboxMessages } from '../../platform/messages/messages.tables.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { registerInvitationJobs } from './invitation-mail.ts';

let shop: TestConsole;
beforeAll(async () => {
  shop = await startConsole();
  registerInvitationJobs(shop.api.deps);
});
afterAll(() => shop.stop());

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Sets up an authenticator app in a browser that has just given the password. */
async function setUpTotp(browser: TestBrowser) {
  const { secret } = await browser.call(factors.beginTotp, {});
  const code = codeAt(secret, shop.api.clock.now());
  const { recovery_codes: codes } = await browser.call(factors.confirmTotp, { body: { code } });
  return { secret, codes: codes ?? [] };
}

async function passwordGiven(staff: TestStaff): Promise<TestBrowser> {
  const browser = shop.browser();
  await browser.call(signIn, { body: { mail: staff.mail.toUpperCase(), password: STAFF_PASSWORD } });
  return browser;
}

test('a member without a second factor can only set one up; with it the session is complete', async () => {
  const staff = await shop.makeStaff({ password: true });
  const browser = await passwordGiven(staff);
  expect((await browser.call(getSession, {})).state).toBe('set_up');
  expect(await codeOf(browser.call(listStaff, { query: {} }))).toBe('second_factor_setup_required');
  const { codes } = await setUpTotp(browser);
  expect(codes).toHaveLength(10);
  expect(await browser.call(getSession, {})).toMatchObject({
    state: 'ready',
    factors: { totp: true, recovery_codes: 10 },
  });
  const { rows } = await browser.call(listStaff, { query: { search: staff.mail } });
  expect(rows).toMatchObject([{ id: staff.id, has_second_factor: true, last_seen_at: expect.any(String) }]);

  const later = await passwordGiven(staff);
  expect((await later.call(getSession, {})).state).toBe('second_factor');
  expect(await codeOf(later.call(listStaff, { query: {} }))).toBe('second_factor_required');
  expect(await codeOf(later.call(factors.beginTotp, {}))).toBe('second_factor_required');
});

test('a session names the country and the clock of the shop: of its first zone, active ones first', async () => {
  const browser = await shop.signedIn(await shop.makeStaff());
  const { db } = shop.api.deps;
  const clock = async () => (await browser.call(getSession, {})).time_zone;
  expect((await browser.call(getSession, {})).country).toBe('AE');
  expect(await clock()).toBe('UTC');
  const added = await db.execute<{ id: number }>(sql`
    insert into zones (slug, name, time_zone, outline, active)
    select slug, '{"en":"Zone"}'::jsonb, time_zone, polygon(box(point(0, 0), point(1, 1))), active
    from (values ('first', 'Europe/Berlin', false), ('second', 'Asia/Dubai', true)) as z (slug, time_zone, active)
    returning id`);
  expect(await clock()).toBe('Asia/Dubai');
  const ids = added.rows.map(({ id }) => id);
  await db.execute(sql`update zones set active = true where id in ${ids}`);
  expect(await clock()).toBe('Europe/Berlin');
  await db.execute(sql`delete from zones where id in ${ids}`);
});

const inArabicDigits = (code: string) =>
  `${code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))}\u200f`;

test('a code of the authenticator app is accepted once in digits of any script, and a recovery code too', async () => {
  const staff = await shop.makeStaff({ password: true });
  const { secret, codes } = await setUpTotp(await passwordGiven(staff));
  shop.api.clock.advance(60_000);
  const code = codeAt(secret, shop.api.clock.now());
  const prove = async (text: string) =>
    (await passwordGiven(staff)).call(proveSecondFactor, { body: { code: text } });
  expect((await prove(inArabicDigits(code))).state).toBe('ready');
  expect(await codeOf(prove(code))).toBe('second_factor_wrong');
  expect(await codeOf(prove('中文中文中文'))).toBe('second_factor_wrong');
  expect(await codeOf(prove(codeAt(secret, shop.api.clock.now() - 30_000)))).toBe('second_factor_wrong');

  const [recovery = ''] = codes;
  // 118 random bits, so that the stored hashes need no salt.
  expect(recovery).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
  expect((await prove(recovery.toUpperCase())).factors.recovery_codes).toBe(9);
  expect(await codeOf(prove(recovery))).toBe('second_factor_wrong');
  const denied = await shop.api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.staffId, staff.id))
    .orderBy(auditLog.id);
  expect(denied.filter(({ outcome }) => outcome === 'denied').map(({ input }) => input)).toContainEqual({
    code: '•••',
  });
});

test('two calls with one code: one is accepted', async () => {
  const staff = await shop.makeStaff({ password: true });
  const { secret } = await setUpTotp(await passwordGiven(staff));
  shop.api.clock.advance(60_000);
  const code = codeAt(secret, shop.api.clock.now());
  const browsers = [await passwordGiven(staff), await passwordGiven(staff)];
  const outcomes = await Promise.allSettled(
    browsers.map((browser) => browser.call(proveSecondFactor, { body: { code } })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an unknown address, a wrong password and a disabled account look the same', async () => {
  const staff = await shop.makeStaff({ password: true });
  const disabled = await shop.makeStaff({ password: true });
  const operator = await shop.signedIn(await shop.makeStaff());
  await operator.call(disableStaff, { params: { id: disabled.id }, body: { reason: 'left' } });
  const attempt = async (mail: string, password: string) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: signIn.path,
      headers: { ...shop.browser().headers(), 'x-errand-console': '1' },
      payload: { mail, password },
    });
    return [response.statusCode, response.body, response.headers['set-cookie']];
  };
  const unknown = await attempt('nobody@errand.example', STAFF_PASSWORD);
  expect(unknown[0]).toBe(401);
  expect(await attempt(staff.mail, 'wrong wrong wrong')).toEqual(unknown);
  expect(await attempt(disabled.mail, STAFF_PASSWORD)).toEqual(unknown);
});

test('guesses of one account’s password are slowed down, although all of them failed', async () => {
  const staff = await shop.makeStaff({ password: true });
  const guess = () =>
    codeOf(shop.browser().call(signIn, { body: { mail: staff.mail, password: 'wrong wrong wrong' } }));
  for (let i = 0; i < 10; i += 1) expect(await guess()).toBe('sign_in_failed');
  expect(await guess()).toBe('too_many_requests');
  expect(await codeOf(passwordGiven(staff))).toBe('too_many_requests');
  shop.api.clock.advance(86_400_000);
  expect((await (await passwordGiven(staff)).call(getSession, {})).staff.mail).toBe(staff.mail);
});

test('a new password of a member is long and uncommon', async () => {
  const browser = await shop.signedIn(await shop.makeStaff({ password: true }));
  const change = (password: string) =>
    browser.call(changePassword, { body: { current_password: STAFF_PASSWORD, password } });
  expect(await codeOf(change('q7v#T2 w8'))).toBe('staff_password_short');
  expect(await codeOf(change('1Q2w3e4r5t6y'))).toBe('password_common');
  expect(await change('harbour light at dusk')).toEqual({ done: true });
});

test('an invitation is mailed, works once and within 72 hours', async () => {
  const operator = await shop.signedIn(await shop.makeStaff());
  const body = {
    mail: 'Nadia@errand.example',
    name: 'Nadia <b>',
    language: 'ar' as const,
    grants: [{ role: 'support', scope: { kind: 'all' as const } }],
  };
  const { staff, link } = await operator.call(inviteStaff, { body });
  expect(link).toBeNull();
  expect(staff).toMatchObject({
    mail: 'nadia@errand.example',
    state: 'invited',
    has_second_factor: false,
    last_seen_at: null,
  });
  const listed = await operator.call(listStaff, { query: { role: 'support', state: 'invited' } });
  expect(listed.rows.map(({ mail }) => mail)).toEqual([staff.mail]);
  expect(await codeOf(operator.call(inviteStaff, { body }))).toBe('staff_mail_taken');
  await shop.api.jobs.run();
  const [mail] = await shop.api.db
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.recipient, staff.mail));
  const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.text).toContain('مرحبًا');

  const browser = shop.browser();
  expect(await browser.call(findInvitation, { body: { token } })).toMatchObject({ mail: staff.mail });
  const accept = { token, name: 'Nadia', language: 'ar' as const, password: STAFF_PASSWORD };
  const short = browser.call(acceptInvitation, { body: { ...accept, password: 'short' } });
  expect(await codeOf(short)).toBe('staff_password_short');
  const outcomes = await Promise.allSettled([
    browser.call(acceptInvitation, { body: accept }),
    shop.browser().call(acceptInvitation, { body: accept }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await codeOf(shop.browser().call(findInvitation, { body: { token } }))).toBe('invitation_invalid');

  const late = await operator.call(inviteStaff, { body: { ...body, mail: 'late@errand.example' } });
  await shop.api.jobs.run();
  const [other] = await shop.api.db
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.recipient, late.staff.mail));
  shop.api.clock.advance(72 * 3_600_000);
  const expired = /#(\S+)/.exec(other?.text ?? '')?.[1] ?? '';
  expect(await codeOf(shop.browser().call(findInvitation, { body: { token: expired } }))).toBe(
    'invitation_invalid',
  );
});

test('a member cannot grant more than their own permissions, by role, own role or account', async () => {
  const operator = await shop.signedIn(await shop.makeStaff());
  const role = await operator.call(createRole, {
    body: { name: { en: 'Personnel' }, permissions: ['staff.read', 'staff.update', 'staff.invite'] },
  });
  const clerk = await shop.makeStaff({ grants: [{ role: role.role, scope: { kind: 'all' } }] });
  const browser = await shop.signedIn(clerk);
  const own = await browser.call(getStaff, { params: { id: clerk.id } });
  const raise = (id: number, version: string, granted: string) =>
    browser.call(changeGrants, {
      params: { id },
      body: { version, grants: [{ role: granted, scope: { kind: 'all' } }] },
    });
  expect(await codeOf(raise(clerk.id, own.version, 'operator'))).toBe('grant_beyond_own');
  const boss = await shop.makeStaff();
  const { version } = await browser.call(getStaff, { params: { id: boss.id } });
  expect(await codeOf(raise(boss.id, version, role.role))).toBe('grant_beyond_own');
  const body = { name: { en: 'More' }, permissions: ['orders.refund' as const] };
  expect(await codeOf(browser.call(createRole, { body }))).toBe('grant_beyond_own');
  const change = { params: { id: role.id ?? 0 }, body: { ...body, version: role.version ?? '' } };
  expect(await codeOf(browser.call(updateRole, change))).toBe('grant_beyond_own');
  expect(await codeOf(raise(clerk.id, own.version, 'own:999'))).toBe('role_unknown');
});

test('saved views belong to their member', async () => {
  const [one, other] = [
    await shop.signedIn(await shop.makeStaff()),
    await shop.signedIn(await shop.makeStaff()),
  ];
  await one.call(createView, { body: { list: 'listStaff', name: 'Invited', query: 'state=invited' } });
  const query = { list: 'listStaff' };
  expect((await one.call(listViews, { query })).rows).toMatchObject([{ name: 'Invited' }]);
  expect((await other.call(listViews, { query })).rows).toEqual([]);
});
