import { consoleEndpoint } from '@errand/contract/console';
import { listAudit, listAuditFilters } from '@errand/contract/console/audit';
import { changeSetting, listSettings } from '@errand/contract/console/settings';
import {
  getSession,
  listSessions,
  revokeOtherSessions,
  signOut,
} from '@errand/contract/console/staff/session';
import { listStaff } from '@errand/contract/console/staff/staff';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CONSOLE_ORIGIN, codeOf, startConsole, type TestConsole } from '../../test/console/start-console.ts';
import { buildConsole } from '../console-app.ts';
import { settings } from '../features/settings/settings.tables.ts';
import { hotTransaction } from '../platform/db/index.ts';
import { auditChanges, auditLog } from './audit/audit.tables.ts';
import { createConsoleRoute } from './route.ts';
import { resolveMember } from './staff/resolve-member.ts';

/** A change that writes twice in transactions of its own, and fails afterwards if asked. */
const probe = consoleEndpoint({
  name: 'probe',
  tag: 'Test',
  summary: 'Writes',
  method: 'POST',
  path: '/api/console/v1/probe',
  permission: 'settings.update',
  scope: 'all',
  body: z.object({ fail: z.boolean(), password: z.string().optional() }),
  response: z.object({ effects: z.number() }),
  errors: ['not_found'],
});

let shop: TestConsole;
let effects = 0;
beforeAll(async () => {
  shop = await startConsole({
    async build(deps) {
      const app = await buildConsole(deps);
      createConsoleRoute(
        app,
        deps,
        resolveMember,
      )(probe, async (ctx, { body }) => {
        ctx.afterCommit(() => {
          effects += 1;
        });
        await ctx.db.transaction((tx) =>
          tx
            .insert(settings)
            .values({ key: 'phone', value: '1' })
            .onConflictDoUpdate({ target: settings.key, set: { value: '1' } }),
        );
        await hotTransaction(
          ctx.pool,
          async () => null,
          (tx) => tx.update(settings).set({ value: '2' }).where(eq(settings.key, 'phone')),
        );
        // A part that fails alone does not fail the rest.
        await ctx.db.transaction((tx) => tx.execute(sql`select 1 / 0`)).catch(() => {});
        if (body.fail) throw new Error('after the writes');
        return { effects };
      });
      return app;
    },
  });
});
afterAll(() => shop.stop());

const phone = async () => {
  const [row] = await shop.api.db.select().from(settings).where(eq(settings.key, 'phone'));
  return row?.value;
};
const entriesOf = (staffId: number) =>
  shop.api.db.select().from(auditLog).where(eq(auditLog.staffId, staffId)).orderBy(auditLog.id);

test('a failed change leaves no row, no audit entry and no effect, though its parts committed', async () => {
  const staff = await shop.makeStaff();
  const browser = await shop.signedIn(staff);
  const before = await phone();
  const logged = shop.deps.log.error;
  shop.deps.log.error = () => {};
  const error = await browser.call(probe, { body: { fail: true } }).catch((reason: unknown) => reason);
  shop.deps.log.error = logged;
  expect(error).toMatchObject({ status: 500 });
  expect(await phone()).toEqual(before);
  expect(await entriesOf(staff.id)).toEqual([]);
  expect(effects).toBe(0);
});

test('a change is audited with the changed columns before and after, and without secrets', async () => {
  const staff = await shop.makeStaff();
  const browser = await shop.signedIn(staff);
  await shop.api.db
    .insert(settings)
    .values({ key: 'phone', value: '0' })
    .onConflictDoUpdate({ target: settings.key, set: { value: '0' } });
  await browser.call(probe, { body: { fail: false, password: 'hunter2 hunter2' } });
  expect(effects).toBe(1);
  const [entry] = await entriesOf(staff.id);
  expect(entry).toMatchObject({
    endpoint: 'probe',
    permission: 'settings.update',
    outcome: 'done',
    input: { fail: false, password: '•••' },
    address: '127.0.0.1',
  });
  const changes = await shop.api.db
    .select()
    .from(auditChanges)
    .where(eq(auditChanges.auditId, entry?.id ?? 0))
    .orderBy(auditChanges.id);
  expect(changes).toMatchObject([
    { tableName: 'settings', rowId: 'phone', before: { value: '0' }, after: { value: '1' } },
    { tableName: 'settings', rowId: 'phone', before: { value: '1' }, after: { value: '2' } },
  ]);
  await shop.api.db.update(settings).set({ value: '3' }).where(eq(settings.key, 'phone'));
  expect(await shop.api.db.$count(auditChanges, eq(auditChanges.auditId, entry?.id ?? 0))).toBe(2);
});

test('a denied attempt is recorded with its reason', async () => {
  const staff = await shop.makeStaff({ grants: [{ role: 'support', scope: { kind: 'all' } }] });
  const browser = await shop.signedIn(staff);
  expect(await codeOf(browser.call(probe, { body: { fail: false } }))).toBe('permission_denied');
  expect(await codeOf(browser.call(listStaff, { query: {} }))).toBe('permission_denied');
  expect(await entriesOf(staff.id)).toMatchObject([
    { endpoint: 'probe', outcome: 'denied', code: 'permission_denied' },
    { endpoint: 'listStaff', outcome: 'denied', code: 'permission_denied' },
  ]);
});

test('a change without the console’s header or from another origin is rejected and recorded', async () => {
  const staff = await shop.makeStaff();
  const browser = await shop.signedIn(staff);
  const cookie = browser.cookie();
  const send = async (headers: Record<string, string>) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: probe.path,
      headers: { cookie, ...headers },
      payload: { fail: false },
    });
    return response.statusCode;
  };
  const [good, header] = [{ origin: CONSOLE_ORIGIN }, { 'x-errand-console': '1' }];
  expect(await send(good)).toBe(403);
  expect(await send(header)).toBe(403);
  expect(await send({ ...header, origin: 'http://shop.test' })).toBe(403);
  expect(await send({ ...header, ...good, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await entriesOf(staff.id)).toMatchObject(
    Array.from({ length: 4 }, () => ({ outcome: 'denied', code: 'console_origin' })),
  );
  expect(await send({ ...header, ...good })).toBe(200);
});

test('a read that the browser marks as sent by another site or port is rejected', async () => {
  const browser = await shop.signedIn(await shop.makeStaff());
  const read = async (site: string) => {
    const headers = { cookie: browser.cookie(), 'sec-fetch-site': site };
    return (await shop.app.inject({ url: listStaff.path, headers })).statusCode;
  };
  expect([await read('cross-site'), await read('same-site')]).toEqual([403, 403]);
  expect([await read('same-origin'), await read('none')]).toEqual([200, 200]);
});

test('a session ends after eight hours, when it is revoked, and with the account', async () => {
  const staff = await shop.makeStaff();
  const [one, other] = [await shop.signedIn(staff), await shop.signedIn(staff)];
  const { rows } = await one.call(listSessions, {});
  expect(rows.map(({ is_current }) => is_current)).toEqual(expect.arrayContaining([true, false]));
  expect(rows).toHaveLength(2);
  await one.call(revokeOtherSessions, {});
  expect(await codeOf(other.call(getSession, {}))).toBe('unauthenticated');
  await one.call(signOut, {});
  expect(one.cookie()).toBe('');

  const third = await shop.signedIn(staff);
  shop.api.clock.advance(8 * 3_600_000 - 1000);
  expect((await third.call(getSession, {})).state).toBe('ready');
  shop.api.clock.advance(1000);
  expect(await codeOf(third.call(getSession, {}))).toBe('unauthenticated');

  const fourth = await shop.signedIn(staff);
  await shop.api.db.execute(sql`update staff set disabled_at = now() where id = ${staff.id}`);
  expect(await codeOf(fourth.call(getSession, {}))).toBe('unauthenticated');
});

test('of two concurrent changes of one setting the second is rejected', async () => {
  const browser = await shop.signedIn(await shop.makeStaff());
  const { rows } = await browser.call(listSettings, {});
  const { version = '' } = rows.find(({ key }) => key === 'email') ?? {};
  const change = (value: string) =>
    browser.call(changeSetting, { params: { key: 'email' }, body: { value, version } });
  const outcomes = await Promise.allSettled([change('a@shop.example'), change('b@shop.example')]);
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(rejected).toHaveLength(1);
  expect(rejected[0]?.reason).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    details: { current: { key: 'email', value: expect.stringMatching(/^[ab]@shop/) } },
  });
});

test('the audit log is filtered by every name of its entries, including events that are no call', async () => {
  const browser = await shop.signedIn(await shop.makeStaff());
  for (const endpoint of ['impersonationEnded', 'impersonationEnded', 'somethingElse'])
    await shop.api.db.insert(auditLog).values({
      at: new Date(shop.api.clock.now()),
      endpoint,
      outcome: 'done',
      input: {},
      address: '',
      userAgent: '',
      requestId: '',
    });
  const { endpoints } = await browser.call(listAuditFilters, {});
  expect(endpoints).toEqual(expect.arrayContaining(['impersonationEnded', 'somethingElse']));
  expect(new Set(endpoints).size).toBe(endpoints.length);
  const { rows } = await browser.call(listAudit, { query: { endpoint: 'impersonationEnded' } });
  expect(rows).toHaveLength(2);
});

test('the audit log is searched by member, call, target and time, page by page, and exported as CSV', async () => {
  const staff = await shop.makeStaff();
  const browser = await shop.signedIn(staff);
  for (let i = 0; i < 3; i += 1) {
    const { rows } = await browser.call(listSettings, {});
    const { version = '' } = rows.find(({ key }) => key === 'currency_symbol') ?? {};
    const value = `=${i}`;
    await browser.call(changeSetting, {
      params: { key: 'currency_symbol' },
      body: { value, version, reason: `test ${i}` },
    });
  }
  const query = { staff_id: staff.id, endpoint: 'changeSetting', target: 'setting:currency_symbol' };
  const first = await browser.call(listAudit, { query: { ...query, limit: 2 } });
  expect(first).toMatchObject({
    total: 3,
    rows: [{ reason: 'test 2', staff: { id: staff.id } }, { reason: 'test 1' }],
  });
  const second = await browser.call(listAudit, { query: { ...query, limit: 2, cursor: first.next ?? '' } });
  expect(second).toMatchObject({
    next: null,
    rows: [{ reason: 'test 0', changes: [{ table: 'settings' }] }],
  });
  const later = new Date(shop.api.clock.now() + 1000).toISOString();
  expect((await browser.call(listAudit, { query: { ...query, from: later } })).total).toBe(0);

  const csv = await shop.app.inject({
    url: `/api/console/v1/audit?format=csv&limit=1&staff_id=${staff.id}&endpoint=changeSetting`,
    headers: browser.headers(),
  });
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = csv.body.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Member');
  const exported = await browser.call(listAudit, { query: { staff_id: staff.id, outcome: 'exported' } });
  expect(exported.rows).toMatchObject([{ endpoint: 'listAudit' }]);
});
