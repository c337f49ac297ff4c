import { requestRefund } from '@errand/contract/refunds';
import { reportProblem } from '@errand/contract/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf } from '../../../test/buyers.ts';
import { makeDelivered } from '../../../test/delivered-orders.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { registerDemoJobs } from './demo.jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
  registerDemoJobs(api.deps, { speed: 12 });
});
afterAll(() => api.stop());

async function requestWithNote(customer_note: string | null) {
  const { buyer, orderId } = await makeDelivered(api);
  const body = { order_id: orderId, customer_reason: 'It came far too late', customer_note };
  await buyer.client.call(requestRefund, { query: {}, body });
  await api.jobs.run();
  return { buyer, orderId };
}

test('the demo operator approves a refund request with a reason after a delay, and rejects one without', async () => {
  const withNote = await requestWithNote('Two hours.');
  const withoutNote = await requestWithNote(null);
  expect((await orderOf(withNote.buyer, withNote.orderId)).order_status).toBe('refund_requested');
  api.clock.advance(20_000);
  await api.jobs.run();
  expect(await orderOf(withNote.buyer, withNote.orderId)).toMatchObject({
    order_status: 'refunded',
    refund: { status: 'approved', to_wallet: 12 },
  });
  const rejected = await orderOf(withoutNote.buyer, withoutNote.orderId);
  expect(rejected.order_status).toBe('refund_request_canceled');
  expect(rejected.refund_cancellation_note).toContain('Please write to us');
});

test('the demo operator answers reports after a delay', async () => {
  const { buyer, orderId } = await makeDelivered(api);
  const body = { order_id: orderId, reason: 'The courier', text: 'He sang.' };
  await buyer.client.call(reportProblem, { query: {}, body });
  await api.jobs.run();
  expect((await orderOf(buyer, orderId)).report?.answer).toBeNull();
  api.clock.advance(20_000);
  await api.jobs.run();
  expect((await orderOf(buyer, orderId)).report?.answer).toContain('Thank you for telling us');
});
