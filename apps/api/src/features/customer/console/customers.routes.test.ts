import type { AddressInfo } from 'node:net';
import { login } from '@errand/contract/auth';
import * as contract from '@errand/contract/console/customers/customers';
import { listOrders } from '@errand/contract/console/orders';
import { getCustomerInfo } from '@errand/contract/customer';
import { LIVE_EVENTS_PATH } from '@errand/contract/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { makeAddress, makeCustomer, makeOrder, makeSession } from '../../../../test/factories/index.ts';
import { passwords } from '../../auth/accounts/index.ts';

let shop: TestConsole;
let operator: TestBrowser;
beforeAll(async () => {
  shop = await startConsole();
  operator = await shop.signedIn(await shop.makeStaff());
});
afterAll(() => shop.stop());

async function found(search: string): Promise<number[]> {
  const { rows } = await operator.call(contract.listCustomers, { query: { search } });
  return rows.map(({ id }) => id);
}

test('a customer is found by a part of the name or e-mail, the end of the phone, and an order’s number', async () => {
  const { db } = shop.api;
  const { id } = await makeCustomer(db, {
    firstName: 'Zuhair',
    lastName: 'Al Masri',
    email: 'z.masri_100%@errand.test',
    phone: '+971509998877',
  });
  const order = await makeOrder(db, `customer:${id}`);
  const guests = await makeOrder(db, 'guest:someone');
  await makeCustomer(db);
  for (const search of [
    'zuhair al',
    'MASRI',
    'masri_100%@',
    '0509998877',
    '998877',
    `#${order.id}`,
    `${order.id}`,
  ])
    expect(await found(search), search).toEqual([id]);
  for (const search of ['masriX100%', `#${guests.id}`, '777777']) expect(await found(search)).toEqual([]);
});

test('the list of orders by customer contains that customer’s orders and no others', async () => {
  const { db } = shop.api;
  const [customer, other] = [await makeCustomer(db), await makeCustomer(db)];
  const order = await makeOrder(db, `customer:${customer.id}`);
  await makeOrder(db, `customer:${other.id}`);
  await makeOrder(db, `customer:${customer.id}0`);
  await makeOrder(db, `guest:${customer.id}`);
  const { rows } = await operator.call(listOrders, { query: { customer_id: customer.id } });
  expect(rows.map(({ id }) => id)).toEqual([order.id]);
});

test('hostile texts of a customer are returned unchanged', async () => {
  const hostile = `<img src=x onerror=alert(1)>`;
  const customer = await makeCustomer(shop.api.db, { firstName: hostile, lastName: '"\'&' });
  await makeAddress(shop.api.db, customer.id, { address: hostile, note: hostile });
  const params = { id: customer.id };
  const read = await operator.call(contract.addCustomerNote, { params, body: { text: hostile } });
  expect(read.name).toBe(`${hostile} "'&`);
  expect(read.addresses[0]).toMatchObject({ address: hostile, note: hostile });
  expect(read.notes[0]).toMatchObject({ text: hostile, staff: { name: expect.any(String) } });
});

test('a blocked customer is signed out everywhere at once, streams included, cannot sign in, and running orders continue', async () => {
  const { api } = shop;
  const passwordHash = await passwords.hash('open sesame');
  const customer = await makeCustomer(api.db, { passwordHash });
  const order = await makeOrder(api.db, `customer:${customer.id}`, { status: 'confirmed' });
  const params = { id: customer.id };
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const stream = await fetch(`http://127.0.0.1:${port}${LIVE_EVENTS_PATH}`, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(stream.status).toBe(200);
  const ended = (async () => {
    for await (const _ of stream.body ?? []);
  })();

  const body = { reason: 'Ordered with stolen cards' };
  const blocked = await operator.call(contract.blockCustomer, { params, body });
  expect(blocked).toMatchObject({ state: 'blocked', block: body, sessions: [] });
  expect(await codeOf(api.client({ token: customer.token }).call(getCustomerInfo, {}))).toBe(
    'unauthenticated',
  );
  await ended;
  const signIn = () =>
    api.client().call(login, { body: { email_or_phone: customer.email ?? '', password: 'open sesame' } });
  expect(await codeOf(signIn())).toBe('auth-003');
  const { rows } = await api.db.execute<{ status: string }>(
    `select status from orders where id = ${order.id}`,
  );
  expect(rows).toEqual([{ status: 'confirmed' }]);

  const unblocked = await operator.call(contract.unblockCustomer, { params, body: { reason: 'A mistake' } });
  expect(unblocked).toMatchObject({ state: 'active', block: null });
  expect((await signIn()).token).not.toBeNull();
});

test('one device is signed out, or all of them, and no device of another customer', async () => {
  const { db } = shop.api;
  const [customer, other] = [await makeCustomer(db), await makeCustomer(db)];
  await makeSession(db, customer.id);
  const params = { id: customer.id };
  const { sessions } = await operator.call(contract.getCustomer, { params });
  expect(sessions).toHaveLength(2);
  const foreign = await operator.call(contract.getCustomer, { params: { id: other.id } });
  const end = (session_id?: number) =>
    operator.call(contract.endCustomerSession, { params, body: session_id ? { session_id } : {} });
  expect(await codeOf(end(foreign.sessions[0]?.id))).toBe('not_found');
  expect((await end(sessions[0]?.id)).sessions).toEqual([sessions[1]]);
  expect((await end()).sessions).toEqual([]);
});

test('the export holds what the customer could export, and a deletion needs the typed number and no running order', async () => {
  const { api } = shop;
  const customer = await makeCustomer(api.db, { firstName: 'Farida' });
  await makeAddress(api.db, customer.id, { address: '7 Market Lane' });
  const order = await makeOrder(api.db, `customer:${customer.id}`, { status: 'confirmed' });
  const params = { id: customer.id };
  const reason = 'Asked by mail';
  await operator.call(contract.addCustomerNote, { params, body: { text: 'Called twice' } });
  const { data } = await operator.call(contract.exportCustomer, { params, body: { reason } });
  expect(data).toMatchObject({
    profile: { f_name: 'Farida' },
    addresses: [{ address: '7 Market Lane' }],
    orders: [{ id: order.id }],
    devices: [{ current: false }],
  });

  const erase = (confirmation: string) =>
    operator.call(contract.eraseCustomer, { params, body: { reason, confirmation } });
  expect(await codeOf(erase('1'))).toBe('confirmation_wrong');
  expect(await codeOf(erase(`${customer.id}`))).toBe('orders_running');
  await api.db.execute(`update orders set status = 'delivered' where id = ${order.id}`);
  const erased = await erase(`#${customer.id}`);
  expect(erased).toMatchObject({ name: '', email: null, phone: null, state: 'removed' });
  expect([erased.addresses, erased.sessions, erased.notes]).toEqual([[], [], []]);
  expect(await codeOf(api.client({ token: customer.token }).call(getCustomerInfo, {}))).toBe(
    'unauthenticated',
  );
  expect(await codeOf(erase(`${customer.id}`))).toBe('customer_removed');
});
