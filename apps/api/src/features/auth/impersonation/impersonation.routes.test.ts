import { ENDPOINTS } from '@errand/contract';
import { logout } from '@errand/contract/auth';
import { listAudit } from '@errand/contract/console/audit';
import * as contract from '@errand/contract/console/customers/customers';
import { exportAccount, getCustomerInfo, listDevices } from '@errand/contract/customer';
import { listRunningOrders } from '@errand/contract/orders';
import { trackOrder } from '@errand/contract/orders-track';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { makeCustomer, makeOrder, makeStore } from '../../../../test/factories/index.ts';
import { orderHistory } from '../../orders/orders.tables.ts';

let shop: TestConsole;
let operator: TestBrowser;
beforeAll(async () => {
  shop = await startConsole();
  operator = await shop.signedIn(await shop.makeStaff());
});
afterAll(() => shop.stop());

const reason = 'The cart shows a wrong price';

async function startView(id: number) {
  const { url } = await operator.call(contract.impersonateCustomer, { params: { id }, body: { reason } });
  return url.split('#')[1] ?? '';
}

async function open(code: string): Promise<{ token: string; customer_id: number; expires_at: string }> {
  const response = await shop.api.app.inject({ method: 'POST', url: '/impersonation', payload: { code } });
  return response.statusCode === 200 ? response.json() : Promise.reject(new Error(response.body));
}

/** Entries of the audit log about a customer, the oldest first. */
async function auditOf(id: number) {
  const { rows } = await operator.call(listAudit, { query: { direction: 'asc' } });
  return rows
    .filter(({ target }) => target === `customer:${id}`)
    .map(({ endpoint, staff, reason: why }) => [endpoint, staff !== null, why]);
}

test('a link opens the view once, for one of two concurrent calls, and for an hour', async () => {
  const { id } = await makeCustomer(shop.api.db);
  const code = await startView(id);
  const outcomes = await Promise.allSettled([open(code), open(code)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const view = outcomes.find((outcome) => outcome.status === 'fulfilled')?.value;
  expect(view).toMatchObject({
    customer_id: id,
    expires_at: new Date(shop.api.clock.now() + 3_600_000).toISOString(),
  });
  const client = shop.api.client({ token: view?.token });
  expect((await client.call(getCustomerInfo, {})).id).toBe(id);
  shop.api.clock.advance(3_600_000);
  expect(await codeOf(client.call(getCustomerInfo, {}))).toBe('unauthenticated');
  await expect(open('nobody’s code')).rejects.toThrow('link_invalid');
  shop.api.clock.advance(-3_600_000);
});

test('every change of the contract is rejected in a view, and a read cannot write to the database', async () => {
  const { api } = shop;
  const { id } = await makeCustomer(api.db);
  const { token } = await open(await startView(id));
  const headers = { authorization: `Bearer ${token}` };
  const changes = ENDPOINTS.filter(({ method, readOnly }) => method !== 'GET' && !readOnly);
  expect(changes.length).toBeGreaterThan(60);
  const calls = changes.flatMap(({ name, method, path }) => {
    const url = path.replace(/\{\w+\}/g, '1');
    const overridden = { name, method: 'POST' as const, url: `${url}?_method=${method}` };
    return method === 'POST' ? [{ name, method, url }] : [{ name, method, url }, overridden];
  });
  for (const { name, ...call } of calls) {
    const { body } = await api.app.inject({ ...call, headers, payload: {} });
    expect(body, name).toContain('"read_only"');
  }
  // A change that clients call by GET.
  const update = await api.app.inject({
    method: 'GET',
    url: '/api/v1/customer/update-zone',
    headers: { ...headers, zoneid: `[${(await makeStore(api.db)).zoneId}]` },
  });
  expect(update.body).toContain('"read_only"');
  const client = api.client({ token });
  expect(await codeOf(client.call(exportAccount, {}))).toBe('read_only');
});

test('the personal reads of the storefront work in a view', async () => {
  const { api } = shop;
  const { id, token: own } = await makeCustomer(api.db);
  const { moduleId, zoneId } = await makeStore(api.db);
  const at = new Date(api.clock.now());
  const [, order] = await Promise.all(
    (['delivered', 'confirmed'] as const).map(async (status) => {
      const made = await makeOrder(api.db, `customer:${id}`, { status });
      await api.db.insert(orderHistory).values({ orderId: made.id, status, actor: 'store', at });
      return made;
    }),
  );
  // The signature of tracking links is created when the first order is placed.
  await api.client({ token: own }).call(listRunningOrders, { query: {} });
  const { token } = await open(await startView(id));
  const tracked = await api.client({ token }).call(trackOrder, { query: { order_id: order?.id ?? 0 } });
  expect(tracked.id).toBe(order?.id);
  const rejected: string[] = [];
  const reads = ENDPOINTS.filter(
    ({ method, access, params }) => method === 'GET' && access !== 'public' && !params,
  );
  for (const { name, path } of reads) {
    const { body } = await api.app.inject({
      method: 'GET',
      url: path,
      headers: { authorization: `Bearer ${token}`, moduleid: `${moduleId}`, zoneid: `[${zoneId}]` },
    });
    if (body.includes('"read_only"')) rejected.push(name);
  }
  expect(rejected.toSorted()).toEqual(['cancelReviewReminder', 'exportAccount', 'updateZone']);
});

test('the audit log has the start and the end of a view, whether the member, a block or the expiry ends it', async () => {
  const { api } = shop;
  const begin = ['impersonateCustomer', true, reason];
  const end = ['impersonationEnded', true, reason];
  const customers = [await makeCustomer(api.db), await makeCustomer(api.db), await makeCustomer(api.db)];
  const [ended, blocked, expired] = customers.map(({ id }) => ({ id, params: { id } }));
  if (!ended || !blocked || !expired) throw new Error('three customers');

  const { token } = await open(await startView(ended.id));
  const { devices } = await api.client({ token: customers[0]?.token }).call(listDevices, {});
  expect(devices).toHaveLength(1);
  await api.client({ token }).call(logout, {});
  expect(await auditOf(ended.id)).toEqual([begin, end]);
  const again = await open(await startView(ended.id));
  const view = await operator.call(contract.endImpersonation, { params: ended.params, body: {} });
  expect(view).toMatchObject({ impersonations: [], sessions: [{}] });
  expect(await codeOf(api.client({ token: again.token }).call(getCustomerInfo, {}))).toBe('unauthenticated');
  expect((await auditOf(ended.id)).slice(2)).toEqual([begin, ['endImpersonation', true, null], end]);

  const [opened, unopened] = [await startView(blocked.id), await startView(blocked.id)];
  const session = await open(opened);
  await operator.call(contract.blockCustomer, { params: blocked.params, body: { reason: 'Fraud' } });
  expect(await codeOf(api.client({ token: session.token }).call(getCustomerInfo, {}))).toBe(
    'unauthenticated',
  );
  await expect(open(unopened)).rejects.toThrow('link_invalid');
  expect((await auditOf(blocked.id)).map(([name]) => name)).toContain('impersonationEnded');
  expect(
    await codeOf(operator.call(contract.impersonateCustomer, { params: blocked.params, body: { reason } })),
  ).toBe('customer_blocked');

  await open(await startView(expired.id));
  api.clock.advance(3_601_000);
  await api.jobs.run();
  expect(await auditOf(expired.id)).toEqual([begin, end]);
});
