import { exportAccount } from '@errand/contract/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { makeSeller } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { issueOrderDocuments } from '../issue/order-documents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function makeInvoiced() {
  const made = await makeDelivered(api);
  await makeSeller(api.db, made.shop.store.id);
  await issueOrderDocuments(api.deps, made.orderId, { isNew: true });
  return made;
}

test('the export of an account has the documents of its own orders, with files that open', async () => {
  const [own] = [await makeInvoiced(), await makeInvoiced()];
  const { documents } = await own.buyer.client.call(exportAccount, {});
  expect(documents).toEqual([
    {
      id: expect.any(Number),
      number: `INV-S${own.shop.store.id}-2026-000001`,
      kind: 'invoice',
      orderId: own.orderId,
      creditsId: null,
      issuedOn: expect.stringMatching(/^2026-\d\d-\d\d$/),
      totalMinor: expect.any(Number),
      taxMinor: expect.any(Number),
      pdfUrl: expect.stringContaining('.pdf?'),
      xmlUrl: expect.stringContaining('.xml?'),
    },
  ]);
  const file = await api.inject(String(documents[0]?.['xmlUrl']));
  expect(file.statusCode).toBe(200);
  expect(file.body).toContain(String(documents[0]?.['number']));
});
