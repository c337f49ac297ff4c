import { customerOwner, ledgerOwner } from '@errand/domain/books';
import { pointsWorthMinor } from '@errand/domain/loyalty';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDelivered } from '../../../test/delivered-orders.ts';
import { makeCustomer, makeTransfer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { balancesOf } from '../ledger/index.ts';
import { pointTermsOf, revokePoints } from './order-points.ts';
import { provisionPoints } from './point-provisions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** The points of a customer, what they are worth, and what is set aside for them. */
async function read(customerId: number) {
  const { points } = await balancesOf(api.deps.pool, `customer:${customerId}`);
  const account = ledgerOwner({ account: 'points', owner: customerOwner(customerId) });
  const { money: setAside } = await balancesOf(api.deps.pool, account);
  return { points, worth: pointsWorthMinor(points, pointTermsOf(await api.deps.settings())), setAside };
}

test("what a customer's points are worth is set aside when they are earned, and less when they are revoked", async () => {
  const { buyer, orderId } = await makeDelivered(api);
  const customerId = Number(buyer.owner.split(':')[1]);
  const earned = await read(customerId);
  expect(earned.points).toBeGreaterThan(0);
  expect(earned.setAside).toBe(earned.worth);
  const settings = await api.deps.settings();
  const refund = { beforeMinor: 0, refundedMinor: 1, ofMinor: 1 };
  await api.db.transaction((tx) =>
    revokePoints(tx, { id: orderId, owner: buyer.owner }, new Date(api.clock.now()), settings, refund),
  );
  expect(await read(customerId)).toEqual({ points: 0, worth: 0, setAside: 0 });
});

test('points without a provision are set aside once', async () => {
  const { id } = await makeCustomer(api.db);
  await makeTransfer(api.db, id, 5000, { unit: 'points' });
  expect((await read(id)).setAside).toBe(0);
  expect(await provisionPoints(api.deps)).toBe(1);
  const { worth, setAside } = await read(id);
  expect(worth).toBeGreaterThan(0);
  expect(setAside).toBe(worth);
  expect(await provisionPoints(api.deps)).toBe(0);
});
