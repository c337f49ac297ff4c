import { login } from '@errand/contract/auth';
import { claimGuestOrders } from '@errand/contract/orders-claim';
import { trackOrder } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { customers } from '../../auth/auth.tables.ts';
import { orders } from '../orders.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const SAMI = {
  contact_person_name: 'Sami Nasser',
  contact_person_number: '+971502223344',
  contact_person_email: 'Sami@Errand.test',
  create_new_user: 1,
  password: 'open sesame',
};

async function guestWithCart() {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  return buyer;
}

const findAccounts = () =>
  api.db.select().from(customers).where(eq(customers.email, 'sami@errand.test')).orderBy(customers.id);
const rejectedFields = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: { errors: { code: string }[] }) => error.errors.map(({ code }) => code),
  );

test('a guest order with a password creates one account, which can sign in and claim the order', async () => {
  const buyer = await guestWithCart();
  expect(await rejectedFields(buyer.place({ ...SAMI, password: '12345' }))).toEqual(['password']);
  expect(
    await rejectedFields(buyer.place({ ...SAMI, contact_person_email: 'sami', contact_person_number: '12' })),
  ).toEqual(['contact_person_email', 'contact_person_number']);
  const placed = await buyer.place(SAMI, 'with-account');
  expect(await buyer.place(SAMI, 'with-account')).toEqual(placed);
  expect(await findAccounts()).toMatchObject([
    { firstName: 'Sami', lastName: 'Nasser', phone: '+971502223344' },
  ]);
  const guest_id = buyer.viewer.guestId;
  const body = { email_or_phone: SAMI.contact_person_email, password: SAMI.password, guest_id };
  const { token } = await api.client().call(login, { body });
  const claim = { guest_id: guest_id ?? '', order_ids: [placed.order_id] };
  await api.client({ token: token ?? '' }).call(claimGuestOrders, { body: claim });
  const query = { order_id: placed.order_id };
  expect(await api.client({ token: token ?? '' }).call(trackOrder, { query })).toMatchObject({
    is_guest: false,
  });
  expect(JSON.stringify(placed)).not.toContain('token');
});

test('an order is not placed when its account cannot be created', async () => {
  const [first, second] = [await guestWithCart(), await guestWithCart()];
  const person = {
    ...SAMI,
    contact_person_email: 'twice@errand.test',
    contact_person_number: '+971502223355',
  };
  const outcome = await Promise.all([
    rejectedFields(first.place(person)),
    rejectedFields(second.place(person)),
  ]);
  expect(outcome.flat().toSorted()).toEqual(['email', 'phone']);
  const owners = [first.owner, second.owner];
  const rows = await Promise.all(
    owners.map((owner) => api.db.select().from(orders).where(eq(orders.owner, owner)).orderBy(orders.id)),
  );
  expect(rows.flat()).toHaveLength(1);
});

test('a customer who sends a password gets no second account', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id);
  await buyer.place({ ...SAMI, contact_person_email: 'nobody@errand.test' });
  const made = await api.db
    .select()
    .from(customers)
    .where(eq(customers.email, 'nobody@errand.test'))
    .orderBy(customers.id);
  expect(made).toEqual([]);
});
