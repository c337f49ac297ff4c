import { trackOrder } from '@errand/contract/orders-track';
import { listReportReasons, reportProblem } from '@errand/contract/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, makeShop, placeOne } from '../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { formOf, pictureOf } from '../../../test/upload.ts';
import { respondToReport } from './report.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('one report at a time is stored with its picture, and its response is shown on the order', async () => {
  const shop = await makeShop(api);
  const { buyer, orderId } = await placeOne(api, shop);
  const { report_reasons: reasons } = await buyer.client.call(listReportReasons, {});
  const fields = { order_id: orderId, reason: reasons[0]?.reason, text: 'The lid was open.' };
  const report = async () =>
    buyer.client.call(reportProblem, { query: {}, body: formOf({ ...fields, image: [await pictureOf(9)] }) });
  await report();
  const read = () => buyer.client.call(trackOrder, { query: { order_id: orderId } });
  const { report: stored } = await read();
  expect(stored).toMatchObject({
    reason: 'Something is wrong with the items',
    text: 'The lid was open.',
    answer: null,
    image_full_url: [expect.stringMatching(/^\/media\//)],
  });
  expect((await rejectionOf(report())).code).toBe('report_open');
  await respondToReport(api.deps, stored?.id ?? 0, 'We are sorry.');
  await respondToReport(api.deps, stored?.id ?? 0, 'Another word.');
  expect((await read()).report).toMatchObject({ answer: 'We are sorry.' });
  // The next problem can be reported.
  await report();
  expect((await read()).report).toMatchObject({ answer: null });
});

test('only the owner makes and sees a report, not others who track the order', async () => {
  const shop = await makeShop(api);
  const { buyer, orderId } = await placeOne(api, shop);
  const body = { order_id: orderId, reason: 'x', text: 'y' };
  const { buyer: stranger } = await placeOne(api, shop);
  expect((await rejectionOf(stranger.client.call(reportProblem, { query: {}, body }))).status).toBe(404);
  await buyer.client.call(reportProblem, { query: {}, body });
  const contact_number = CONTACT.contact_person_number;
  const seen = await api.client().call(trackOrder, { query: { order_id: orderId, contact_number } });
  expect(seen.report).toBeNull();
});
