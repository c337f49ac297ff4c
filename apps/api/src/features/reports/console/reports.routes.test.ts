import { answerProblem, getProblem, listProblems } from '@errand/contract/console/support/problems';
import { trackOrder } from '@errand/contract/orders-track';
import { reportProblem } from '@errand/contract/reports';
import { beforeAll, expect, test } from 'vitest';
import { makeShop, placeOne, type Shop } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { formOf, pictureOf } from '../../../../test/upload.ts';

const { shop: desk, operator } = await openConsole();
let shop: Shop;

beforeAll(async () => {
  shop = await makeShop(desk.api, { moduleType: 'grocery', item: { stock: 50 } });
});

async function report(text = 'The lid was open.') {
  const { buyer, orderId } = await placeOne(desk.api, shop);
  const fields = { order_id: orderId, reason: 'Broken', text };
  const body = formOf({ ...fields, image: [await pictureOf(9)] });
  await buyer.client.call(reportProblem, { query: {}, body });
  const { rows } = await operator.call(listProblems, { query: { search: String(orderId) } });
  const read = () => buyer.client.call(trackOrder, { query: { order_id: orderId } });
  return { buyer, orderId, id: rows[0]?.id ?? 0, read };
}

test('a report is shown with its pictures, and of two concurrent answers the customer gets exactly one', async () => {
  const { id, orderId, read } = await report('<script>alert(1)</script>');
  const problem = await operator.call(getProblem, { params: { id } });
  expect(problem).toMatchObject({
    order_id: orderId,
    state: 'open',
    reason: 'Broken',
    text: '<script>alert(1)</script>',
    store: { id: shop.store.id },
    pictures: [expect.stringContaining('/media/')],
  });
  const answer = (text: string) => operator.call(answerProblem, { params: { id }, body: { answer: text } });
  const outcomes = await Promise.allSettled([answer('Sorry.'), answer('We call you.')]);
  const [rejected] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(rejected?.reason).toMatchObject({ status: 409, code: 'problem_answered' });
  const { answer: given, state } = await operator.call(getProblem, { params: { id } });
  expect([state, ['Sorry.', 'We call you.'].includes(given ?? '')]).toEqual(['answered', true]);
  expect((await read()).report).toMatchObject({ answer: given });
});

test('open reports come first, the longest open on top, and other zones see none', async () => {
  const [first, answered, second] = [await report(), await report(), await report()];
  await operator.call(answerProblem, { params: { id: answered.id }, body: { answer: 'Done.' } });
  const { rows } = await operator.call(listProblems, { query: {} });
  const ids = rows.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual([first.id, second.id]);
  expect(ids).toContain(answered.id);
  const support = (id: number) =>
    desk.makeStaff({ grants: [{ role: 'support', scope: { kind: 'zone', id } }] });
  const near = await desk.signedIn(await support(shop.zone.id));
  expect((await near.call(listProblems, { query: { state: 'open' } })).total).toBe(2);
  const far = await desk.signedIn(await support(shop.zone.id + 1000));
  expect((await far.call(listProblems, { query: {} })).total).toBe(0);
  expect(await codeOf(far.call(getProblem, { params: { id: first.id } }))).toBe('not_found');
});
