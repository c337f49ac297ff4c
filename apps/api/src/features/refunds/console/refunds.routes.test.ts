import { decideRefund, getRefund, listRefunds } from '@errand/contract/console/refunds';
import { requestRefund } from '@errand/contract/refunds';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { formOf } from '../../../../test/upload.ts';
import { auditChanges } from '../../../console/audit/audit.tables.ts';
import { balancesOf } from '../../ledger/index.ts';

const { shop } = await openConsole();

async function makeRequest() {
  const delivered = await makeDelivered(shop.api);
  const body = formOf({ order_id: delivered.orderId, customer_reason: 'Cold' });
  await delivered.buyer.client.call(requestRefund, { query: {}, body });
  return delivered;
}

test('members see the requests of their stores and zones only', async () => {
  const [one, other] = [await makeRequest(), await makeRequest()];
  const manager = (id: number) =>
    shop.makeStaff({ grants: [{ role: 'store-manager', scope: { kind: 'store', id } }] });
  const browser = await shop.signedIn(await manager(one.shop.store.id));
  const { rows, total } = await browser.call(listRefunds, { query: {} });
  expect([rows.map(({ order_id }) => order_id), total]).toEqual([[one.orderId], 1]);
  const operator = await shop.signedIn(await shop.makeStaff());
  const all = await operator.call(listRefunds, { query: { status: 'requested' } });
  expect(all.rows.map(({ order_id }) => order_id)).toEqual(
    expect.arrayContaining([one.orderId, other.orderId]),
  );
  const foreign = all.rows.find(({ order_id }) => order_id === other.orderId)?.id ?? 0;
  expect(await codeOf(browser.call(getRefund, { params: { id: foreign } }))).toBe('not_found');
});

test('of two concurrent decisions one succeeds; the money is paid once and audited', async () => {
  const { orderId, buyer } = await makeRequest();
  const operator = await shop.signedIn(await shop.makeStaff());
  const { rows } = await operator.call(listRefunds, { query: { search: String(orderId) } });
  const id = rows[0]?.id ?? 0;
  const decide = () =>
    operator.call(decideRefund, { params: { id }, body: { approved: true, note: 'Sorry' } });
  const outcomes = await Promise.allSettled([decide(), decide()]);
  const [rejected] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(rejected?.reason).toMatchObject({ status: 409, code: 'refund_decided' });
  const refund = await operator.call(getRefund, { params: { id } });
  expect(refund).toMatchObject({ status: 'approved', wallet_minor: refund.amount_minor });
  expect((await balancesOf(shop.api.deps.pool, buyer.owner)).money).toBe(refund.amount_minor);
  const changes = await shop.api.db
    .select()
    .from(auditChanges)
    .where(eq(auditChanges.rowId, String(id)))
    .orderBy(auditChanges.id);
  expect(changes.filter(({ tableName }) => tableName === 'order_refunds')).toMatchObject([
    { before: { status: 'requested' }, after: { status: 'approved', admin_note: '•••' } },
  ]);
});
