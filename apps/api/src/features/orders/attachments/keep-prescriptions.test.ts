import { placeOrder } from '@errand/contract/orders-place';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  orderOf,
  type Shop,
} from '../../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { CLEANUP_JOB, registerCleanupJobs } from '../../../cleanup-jobs.ts';
import { changeSettings } from '../../settings/index.ts';
import { orderChanges } from '../index.ts';
import { orderAttachments } from '../orders.tables.ts';
import { prescriptionChecks } from '../prescription/index.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const DAY = 86_400_000;
const AT = { pharmacist: 'Dr. Salma Nasser', lines: [], acceptedIds: [] };

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startApi();
  registerCleanupJobs(api.deps);
  // Files have the time of the system.
  api.clock.set(Date.now());
  shop = await makeShop(api, { moduleType: 'pharmacy', item: { prescription: true, stock: 9 } });
});
afterAll(() => api.stop());

/** An order with a checked prescription, and whether its file is stored and served. */
async function ordered() {
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...DELIVERY_ADDRESS, ...CONTACT }))
    form.append(name, String(value));
  form.append('order_attachment[]', new Blob([PDF], { type: 'application/pdf' }), 'prescription.pdf');
  const { order_id: id } = await buyer.client.call(placeOrder, { query: {}, body: form });
  await api.db.transaction((tx) =>
    prescriptionChecks.record(tx, id, { ...AT, at: new Date(api.clock.now()) }),
  );
  const [file] = await api.db.select().from(orderAttachments).where(eq(orderAttachments.orderId, id));
  const [url = ''] = (await orderOf(buyer, id)).order_attachment_full_url;
  return {
    id,
    end: () =>
      api.db.transaction((tx) =>
        orderChanges.transition(api.deps, tx, id, 'canceled', { actor: 'customer' }),
      ),
    isKept: async () => [
      (await api.deps.files.readPrivate(file?.key ?? '')) !== null,
      (await api.inject(new URL(url, 'http://shop').pathname)).statusCode === 200,
    ],
    shown: () => orderOf(buyer, id),
  };
}

test('the files of a prescription are deleted the set days after the end of its order; that it was checked stays', async () => {
  await changeSettings(api.deps, { prescription_keep_days: 30 });
  const [ended, running] = [await ordered(), await ordered()];
  await ended.end();
  api.clock.advance(29 * DAY);
  await api.jobs.tick(CLEANUP_JOB);
  expect([await ended.isKept(), await running.isKept()]).toEqual([
    [true, true],
    [true, true],
  ]);
  api.clock.advance(2 * DAY);
  await api.jobs.tick(CLEANUP_JOB);
  expect([await ended.isKept(), await running.isKept()]).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(await ended.shown()).toMatchObject({
    order_attachment_full_url: [],
    prescription_check: { pharmacist: 'Dr. Salma Nasser' },
  });
  expect(await prescriptionChecks.list(api.db, ended.id)).toHaveLength(1);
});
