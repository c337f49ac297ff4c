import {
  disconnectCourier,
  getCourier,
  inviteCourier,
  renewCourierInvitation,
} from '@errand/contract/console/couriers/couriers';
import { findInvitation } from '@errand/contract/console/staff/invitations';
import { inviteStaff } from '@errand/contract/console/staff/staff';
import { getStore, setStoreActive } from '@errand/contract/console/stores';
import { getStorePlan, setStorePlan } from '@errand/contract/console/stores/plan';
import * as contract from '@errand/contract/console/support/applications';
import { listStores as listShopStores } from '@errand/contract/stores';
import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import {
  makeCourier,
  makeCourierApplication,
  makeModule,
  makePlan,
  makeStoreApplication,
  makeZone,
  makeZoneModule,
} from '../../../../test/factories/index.ts';
import { auditLog } from '../../../console/audit/audit.tables.ts';
import { findStaffByMail, listGrants } from '../../../console/staff/staff.queries.ts';
import { MESSAGE_CONTENTS } from '../../../message-contents.ts';
import { inboxMessages } from '../../../platform/messages/messages.tables.ts';
import { couriers } from '../../couriers/couriers.tables.ts';
import { registerMessageJobs } from '../../messaging/index.ts';
import { registerApprovalMailJobs } from './index.ts';

const { shop } = await openConsole();
registerApprovalMailJobs(shop.api.deps);
registerMessageJobs(shop.api.deps, MESSAGE_CONTENTS);

const operator = async () => shop.signedIn(await shop.makeStaff());

/** An application inside a zone that offers its module. */
async function makeApplication(overrides: Parameters<typeof makeStoreApplication>[1] = {}) {
  const { db } = shop.api;
  const [zone, module] = [await makeZone(db), await makeModule(db)];
  await makeZoneModule(db, zone.id, module.id);
  return makeStoreApplication(db, { zoneId: zone.id, moduleId: module.id, ...overrides });
}

async function lastMail() {
  await shop.api.jobs.run();
  const [mail] = await shop.api.db.select().from(inboxMessages).orderBy(desc(inboxMessages.id)).limit(1);
  return mail;
}

test('an approved application becomes a hidden store with its data, which opens when it is activated', async () => {
  const browser = await operator();
  const { id, ...made } = await makeApplication({
    name: { en: 'Blue Gate', ar: 'البوابة الزرقاء' },
    leastTime: 1,
    mostTime: 2,
    timeUnit: 'hours',
    taxPercent: 5,
    logo: 'a'.repeat(64),
    cover: 'b'.repeat(64),
  });
  const approve = () => browser.call(contract.approveStoreApplication, { params: { id }, body: {} });
  const outcomes = await Promise.allSettled([approve(), approve()]);
  const [rejected] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(rejected?.reason).toMatchObject({ status: 409, code: 'application_decided' });
  const application = await browser.call(contract.getStoreApplication, { params: { id } });
  expect(application).toMatchObject({ status: 'approved', decided_at: expect.any(String) });
  const storeId = application.store_id ?? 0;
  const store = await browser.call(getStore, { params: { id: storeId } });
  expect(store).toMatchObject({
    slug: 'blue-gate',
    name: { en: 'Blue Gate', ar: 'البوابة الزرقاء' },
    active: false,
    address: made.address,
    phone: made.phone,
    email: made.email,
    delivery_minutes_from: 60,
    delivery_minutes_to: 120,
    tax_rate: 5,
    place: { zone_id: made.zoneId, latitude: made.latitude, longitude: made.longitude },
    logo: expect.stringContaining(made.logo),
    cover: expect.stringContaining(made.cover ?? ''),
  });
  const listed = async () => {
    const client = shop.api.client({ zoneIds: [made.zoneId], moduleId: made.moduleId });
    const { stores } = await client.call(listShopStores, { params: { filter: 'all' }, query: { limit: 10 } });
    return stores.map(({ name }) => name);
  };
  expect(await listed()).toEqual([]);
  await browser.call(setStoreActive, { params: { id: storeId }, body: { active: true } });
  expect(await listed()).toEqual(['Blue Gate']);
});

test('the applicant becomes the manager of the new store only, by an invitation or in addition to earlier roles', async () => {
  const browser = await operator();
  const approve = async (email: string) => {
    const { id } = await makeApplication({ email });
    const { application, link } = await browser.call(contract.approveStoreApplication, {
      params: { id },
      body: {},
    });
    expect(link).toBeNull();
    return { storeId: application.store_id, mail: await lastMail() };
  };
  const first = await approve('nadia@gate.test');
  expect(first.mail).toMatchObject({
    recipient: 'nadia@gate.test',
    text: expect.stringMatching(/\/invitation#\S+/),
  });
  const member = await findStaffByMail(shop.api.db, 'nadia@gate.test');
  expect(member).toMatchObject({ name: 'Nadia Karam', passwordHash: null });
  const grantsOf = async (id: number) =>
    (await listGrants(shop.api.db, [id])).map(({ role, scopeKind, scopeId }) => ({
      role,
      scopeKind,
      scopeId,
    }));
  const ofStore = (scopeId: number | null) => ({ role: 'store-manager', scopeKind: 'store', scopeId });
  expect(await grantsOf(member?.id ?? 0)).toEqual([ofStore(first.storeId)]);

  const staff = await shop.makeStaff({
    grants: [{ role: 'support', scope: { kind: 'all' } }],
    password: true,
  });
  const second = await approve(staff.mail);
  expect(second.mail?.text).not.toContain('/invitation#');
  expect(await grantsOf(staff.id)).toEqual([
    { role: 'support', scopeKind: 'all', scopeId: null },
    ofStore(second.storeId),
  ]);
});

test('a rejected applicant is mailed the reason as text, and may apply again', async () => {
  const browser = await operator();
  const { id, email } = await makeApplication({ language: 'ar' });
  const reason = '<b>No permit</b> & no menu';
  const rejected = await browser.call(contract.rejectStoreApplication, { params: { id }, body: { reason } });
  expect(rejected).toMatchObject({
    status: 'rejected',
    reject_reason: reason,
    store_id: null,
    paper_count: 0,
  });
  const mail = await lastMail();
  expect(mail).toMatchObject({ recipient: email, text: expect.stringContaining(reason) });
  expect(mail?.subject).toContain('طلب انضمامك');
  const again = browser.call(contract.approveStoreApplication, { params: { id }, body: {} });
  expect(await codeOf(again)).toBe('application_decided');
  expect(await makeApplication({ email })).toMatchObject({ status: 'pending' });
});

test('an approved courier is active in the zone of the application; with the phone of another courier nothing is approved', async () => {
  const browser = await operator();
  const { db } = shop.api;
  const { id, phone, zoneId } = await makeCourierApplication(db);
  const { application: approved } = await browser.call(contract.approveCourierApplication, {
    params: { id },
    body: { invite: false },
  });
  const [made] = await db
    .select()
    .from(couriers)
    .where(eq(couriers.id, approved.courier_id ?? 0));
  expect(made).toMatchObject({
    phone,
    zoneId,
    active: true,
    firstName: { en: 'Karim' },
    vehicle: { ar: 'دراجة' },
  });
  expect((await lastMail())?.text).toContain('deliver');
  const { phone: taken } = await makeCourier(db);
  const twin = await makeCourierApplication(db, { phone: taken });
  const params = { id: twin.id };
  const body = { invite: true };
  expect(await codeOf(browser.call(contract.approveCourierApplication, { params, body }))).toBe(
    'phone_taken',
  );
  const left = await browser.call(contract.getCourierApplication, { params });
  expect(left).toMatchObject({ status: 'pending', courier_id: null });
});

test('an applicant is invited with the approval and connected; the invitation is sent again, withdrawn, and issued again', async () => {
  const browser = await operator();
  const { db, deps } = shop.api;
  const { id, email } = await makeCourierApplication(db);
  const { application, link } = await browser.call(contract.approveCourierApplication, {
    params: { id },
    body: { invite: true },
  });
  expect(link).toBeNull();
  expect((await lastMail())?.text).toMatch(/go online[\s\S]*\/invitation#\S+/);
  const params = { id: application.courier_id ?? 0 };
  const read = async () => (await browser.call(getCourier, { params })).account;
  expect(await read()).toMatchObject({ mail: email, name: 'Karim Nasser', state: 'invited' });
  const member = await findStaffByMail(db, email);
  expect(await listGrants(db, [member?.id ?? 0])).toMatchObject([{ role: 'courier', scopeKind: 'self' }]);
  const first = /invitation#(\S+)/.exec((await lastMail())?.text ?? '')?.[1] ?? '';

  deps.messages.mail = false;
  const again = await browser.call(renewCourierInvitation, { params, body: {} });
  deps.messages.mail = true;
  const token = /invitation#(\S+)/.exec(again.link ?? '')?.[1] ?? '';
  const look = (sent: string) => shop.browser().call(findInvitation, { body: { token: sent } });
  expect(await codeOf(look(first))).toBe('invitation_invalid');
  expect(await look(token)).toMatchObject({ mail: email });

  shop.api.clock.advance(73 * 3_600_000);
  const later = await operator();
  const now = await later.call(getCourier, { params });
  expect(now.account?.state).toBe('expired');
  await later.call(disconnectCourier, { params, body: { reason: 'Left' } });
  expect(await listGrants(db, [member?.id ?? 0])).toEqual([]);
  const { courier } = await later.call(inviteCourier, { params, body: { mail: email, language: 'ar' } });
  expect(courier.account).toMatchObject({ id: member?.id, state: 'invited' });
  const twice = later.call(inviteCourier, { params, body: { mail: 'other@gate.test', language: 'en' } });
  expect(await codeOf(twice)).toBe('courier_connected');
});

test('an account in use is connected at once, serves one courier only, and no link reaches an account invited to other roles', async () => {
  const browser = await operator();
  const { db, deps } = shop.api;
  const [one, other] = [await makeCourier(db), await makeCourier(db)];
  const staff = await shop.makeStaff({
    grants: [{ role: 'support', scope: { kind: 'all' } }],
    password: true,
  });
  const invite = (id: number, mail: string) =>
    browser.call(inviteCourier, { params: { id }, body: { mail, language: 'en' } });
  const { courier, link } = await invite(one.id, staff.mail);
  expect([courier.account?.state, link]).toEqual(['active', null]);
  expect(await codeOf(invite(other.id, staff.mail))).toBe('courier_account_taken');

  deps.messages.mail = false;
  const mail = 'founder@gate.test';
  const { link: founders } = await browser.call(inviteStaff, {
    body: { mail, name: 'Founder', language: 'en', grants: [{ role: 'operator', scope: { kind: 'all' } }] },
  });
  const given = await invite(other.id, mail);
  deps.messages.mail = true;
  expect(given.link).toBeNull();
  const token = /invitation#(\S+)/.exec(founders ?? '')?.[1] ?? '';
  expect(await shop.browser().call(findInvitation, { body: { token } })).toMatchObject({ mail });
});

test('the plan of an application becomes the store’s and replaces its commission; both can be changed', async () => {
  const browser = await operator();
  const { db } = shop.api;
  const [plan, next] = [await makePlan(db), await makePlan(db, { name: { en: 'Hall' } })];
  const { id } = await makeApplication({ plan: 'subscription', planId: plan.id });
  const { application } = await browser.call(contract.approveStoreApplication, { params: { id }, body: {} });
  const params = { id: application.store_id ?? 0 };
  const read = () => browser.call(getStorePlan, { params });
  const commission = async () => (await browser.call(getStore, { params })).commission_percent;
  const { plan: taken, plans, version } = await read();
  expect([taken, await commission()]).toMatchObject([{ id: plan.id, name: 'Stall', price_minor: 2900 }, 0]);
  expect(plans.map((one) => one.id)).toEqual([plan.id, next.id]);
  const change = (plan_id: number | null, seen: string) =>
    browser.call(setStorePlan, { params, body: { plan_id, version: seen } });
  expect(await codeOf(change(999_999, version))).toBe('plan_id');
  expect((await change(next.id, version)).plan?.name).toBe('Hall');
  expect(await codeOf(change(null, version))).toBe('changed_meanwhile');
  expect((await change(null, (await read()).version)).plan).toBeNull();
  expect(await commission()).toBeNull();
});

test('papers are shown on request only, to approvers of the zone, and the audit log records to whom', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .webp()
    .toBuffer();
  const [portrait, identity] = [
    await shop.api.deps.files.putPrivate(bytes),
    await shop.api.deps.files.putPrivate(bytes),
  ];
  const { id, zoneId } = await makeCourierApplication(shop.api.db, {
    picture: portrait,
    identityPictures: [identity],
  });
  const member = await shop.makeStaff();
  const browser = await shop.signedIn(member);
  const url = `data:image/webp;base64,${bytes.toString('base64')}`;
  const params = { id };
  expect(await browser.call(contract.showCourierPapers, { params })).toEqual({
    papers: [
      { paper: 'portrait', url },
      { paper: 'identity', url },
    ],
  });
  const read = await browser.call(contract.getCourierApplication, { params });
  expect(read.paper_count).toBe(2);
  expect(JSON.stringify(read)).not.toContain(portrait);
  const [entry] = await shop.api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.staffId, member.id), eq(auditLog.endpoint, 'showCourierPapers')));
  expect(entry).toMatchObject({ outcome: 'done', target: `courier_application:${id}` });
  expect(JSON.stringify(entry)).not.toContain('base64');

  const elsewhere = await shop.signedIn(
    await shop.makeStaff({ grants: [{ role: 'operator', scope: { kind: 'zone', id: zoneId + 1 } }] }),
  );
  expect(await codeOf(elsewhere.call(contract.showCourierPapers, { params }))).toBe('not_found');
  expect((await elsewhere.call(contract.listCourierApplications, { query: {} })).total).toBe(0);
});

test('the longest waiting application comes first and decided ones last; the search knows names and contacts', async () => {
  const browser = await operator();
  const zone = await makeZone(shop.api.db);
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const make = (n: number, overrides: Parameters<typeof makeStoreApplication>[1] = {}) =>
    makeApplication({ zoneId: zone.id, createdAt: day(n), ...overrides });
  const decided = await make(1, { status: 'rejected' });
  const late = await make(3, { name: { en: 'Quiet Corner' } });
  const early = await make(2, { lastName: 'Zaher' });
  const ids = async (query: object) =>
    (await browser.call(contract.listStoreApplications, { query: { zone_id: zone.id, ...query } })).rows.map(
      ({ id }) => id,
    );
  expect(await ids({})).toEqual([early.id, late.id, decided.id]);
  expect(await ids({ sort: 'created_at', direction: 'desc' })).toEqual([late.id, early.id, decided.id]);
  expect(await ids({ search: 'corner' })).toEqual([late.id]);
  expect(await ids({ search: 'zaher' })).toEqual([early.id]);
  expect(await ids({ search: late.phone.slice(4) })).toEqual([late.id]);
  expect(await ids({ status: 'rejected' })).toEqual([decided.id]);
});
