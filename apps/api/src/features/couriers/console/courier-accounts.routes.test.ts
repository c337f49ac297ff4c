import * as contract from '@errand/contract/console/couriers/accounts';
import { getDeliveries } from '@errand/contract/console/deliveries';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeCourier } from '../../../../test/factories/index.ts';

const { shop } = await openConsole();

test('a member is connected with one courier, who has one account and is offline at first', async () => {
  const operator = await shop.signedIn(await shop.makeStaff());
  const grants = [{ role: 'courier', scope: { kind: 'self' } }] as const;
  const [first, second] = [
    await shop.makeStaff({ grants: [...grants] }),
    await shop.makeStaff({ grants: [...grants] }),
  ];
  const courier = await makeCourier(shop.api.db);
  const connect = (id: number, courier_id: number | null) =>
    operator.call(contract.setCourierAccount, { params: { id }, body: { courier_id } });
  const before = await operator.call(contract.getCourierAccount, { params: { id: first.id } });
  expect(before.free.map(({ id }) => id)).toContain(courier.id);
  expect((await connect(first.id, courier.id)).courier).toMatchObject({ id: courier.id });
  const browser = await shop.signedIn(first);
  expect((await browser.call(getDeliveries, {})).courier).toMatchObject({ id: courier.id, online: false });
  expect(await codeOf(connect(second.id, courier.id))).toBe('courier_connected');
  expect((await connect(first.id, courier.id)).courier).toMatchObject({ id: courier.id });
  expect((await connect(first.id, null)).courier).toBeNull();
  expect((await connect(second.id, courier.id)).courier).toMatchObject({ id: courier.id });
  expect(await codeOf(connect(999_999, courier.id))).toBe('not_found');
});
