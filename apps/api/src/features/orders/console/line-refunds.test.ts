import { refundOrder } from '@errand/contract/console/order-changes';
import { getOrder } from '@errand/contract/console/orders';
import { getCustomerInfo } from '@errand/contract/customer';
import { lineRefund } from '@errand/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';

let shop: TestConsole;
let operator: TestBrowser;

beforeAll(async () => {
  shop = await startConsole();
  operator = await shop.signedIn(await shop.makeStaff());
});
afterAll(() => shop.stop());

async function pieceOf(orderId: number, quantity: number) {
  const order = await operator.call(getOrder, { params: { id: orderId } });
  const [line] = order.lines;
  const chosen = [{ line_id: line?.id ?? 0, quantity }];
  const quoted = lineRefund(
    {
      couponDiscountMinor: order.coupon_discount_minor,
      taxIncluded: order.tax_included,
      lines: order.lines.map((one) => ({
        id: one.id,
        quantity: one.quantity,
        totalMinor: one.total_minor,
        taxMinor: one.tax_minor,
      })),
    },
    [{ lineId: line?.id ?? 0, quantity }],
  );
  return { order, lines: chosen, amount_minor: quoted.amountMinor };
}

test('pieces of a line are refunded to the wallet with what they cost, once', async () => {
  const { buyer, orderId } = await makeDelivered(shop.api, 'customer', { quantity: 4 });
  const { order, lines, amount_minor } = await pieceOf(orderId, 1);
  const balance = async () => (await buyer.client.call(getCustomerInfo, {})).wallet_balance;
  const before = await balance();
  const body = { lines, amount_minor, destination: 'wallet', reason: 'One was broken' } as const;
  const refund = () =>
    operator.call(refundOrder, { params: { id: orderId }, body: { ...body, version: order.version } });
  const refunded = await refund();
  expect(amount_minor).toBe(
    Math.floor((order.lines[0]!.total_minor + (order.tax_included ? 0 : order.lines[0]!.tax_minor)) / 4),
  );
  expect(refunded.refund).toMatchObject({
    status: 'approved',
    amount_minor,
    wallet_minor: amount_minor,
    provider_minor: 0,
    admin_note: 'One was broken',
  });
  expect(refunded.status).toBe('refunded');
  expect(Math.round(((await balance()) - before) * 100)).toBe(amount_minor);
  expect(await codeOf(refund())).toBe('changed_meanwhile');
  const again = { ...body, version: refunded.version };
  expect(await codeOf(operator.call(refundOrder, { params: { id: orderId }, body: again }))).toBe(
    'refund_decided',
  );
});

test('a refund with another amount than the member saw, or of lines that do not exist, changes nothing', async () => {
  const { orderId } = await makeDelivered(shop.api, 'guest', { quantity: 2 });
  const { order, lines, amount_minor } = await pieceOf(orderId, 2);
  const send = (more: object) =>
    operator.call(refundOrder, {
      params: { id: orderId },
      body: {
        lines,
        amount_minor,
        destination: 'hand',
        reason: 'Cold',
        version: order.version,
        ...more,
      } as never,
    });
  expect(await codeOf(send({ amount_minor: amount_minor + 1 }))).toBe('changed_meanwhile');
  expect(await codeOf(send({ lines: [{ line_id: 1_000_000, quantity: 1 }] }))).toBe('lines');
  expect(await codeOf(send({ lines: [{ ...lines[0], quantity: 3 }] }))).toBe('lines');
  expect((await operator.call(getOrder, { params: { id: orderId } })).status).toBe('delivered');
  expect((await send({})).refund).toMatchObject({ by_hand_minor: amount_minor, wallet_minor: 0 });
});

test('the whole order is refunded with delivery and fees, and a refund needs a fresh second factor', async () => {
  const { orderId } = await makeDelivered(shop.api, 'guest');
  const order = await operator.call(getOrder, { params: { id: orderId } });
  const body = {
    lines: null,
    amount_minor: order.total_minor,
    destination: 'provider',
    reason: 'Never arrived',
    version: order.version,
  } as const;
  const stale = await shop.signedIn(await shop.makeStaff(), { steppedUp: false });
  expect(await codeOf(stale.call(refundOrder, { params: { id: orderId }, body }))).toBe('step_up_required');
  const { refund } = await operator.call(refundOrder, { params: { id: orderId }, body });
  expect(refund).toMatchObject({ amount_minor: order.total_minor, by_hand_minor: order.total_minor });
});
