import { placePrescriptionOrder } from '@errand/contract/orders-place';
import { getOrderDetails } from '@errand/contract/orders-track';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, orderOf } from '../../../../test/buyers.ts';
import { makeItem } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { registerDemoJobs } from '../../demo/index.ts';
import { registerDemoPharmacyJobs } from './demo-pharmacy.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  registerDemoJobs(api.deps, { speed: 12 });
  registerDemoPharmacyJobs(api.deps, { speed: 12 });
});
afterAll(() => api.stop());

test('in the demo a pharmacist makes an offer for a prescription, and the store does not accept it unanswered', async () => {
  const shop = await makeShop(api, {
    moduleType: 'pharmacy',
    item: { prescription: true, stock: 9 },
    store: { prescriptionOrder: true },
  });
  await makeItem(api.db, { storeId: shop.store.id });
  const buyer = await makeBuyer(api, shop);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...DELIVERY_ADDRESS, ...CONTACT, store_id: shop.store.id }))
    form.append(name, String(value));
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  form.append('order_attachment[]', new Blob([pdf], { type: 'application/pdf' }), 'prescription.pdf');
  const { order_id: id } = await buyer.client.call(placePrescriptionOrder, { query: {}, body: form });
  await api.jobs.run();
  api.clock.advance(21_000);
  await api.jobs.run();
  expect(await orderOf(buyer, id)).toMatchObject({
    order_status: 'pending',
    prescription: { step: 'offered' },
    details_count: 2,
  });
  const lines = await buyer.client.call(getOrderDetails, { query: { order_id: id } });
  expect(lines.map(({ substitute_for }) => substitute_for)).toEqual([null, 'the prescribed brand']);
});
