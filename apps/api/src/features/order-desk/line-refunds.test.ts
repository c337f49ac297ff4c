import { getOrder } from '@errand/contract/console/orders';
import { refundOrder } from '@errand/contract/console/orders/order-changes';
import { getCustomerInfo } from '@errand/contract/customer';
import { lineRefund } from '@errand/domain/orders';
import { expect, test } from 'vitest';
import { orderOf } from '../../../test/buyers.ts';
import { openConsole } from '../../../test/console/open-console.ts';
import { codeOf } from '../../../test/console/start-console.ts';
import { makeDelivered } from '../../../test/delivered-orders.ts';
import { changeSettings } from '../settings/index.ts';

const { shop, operator } = await openConsole();

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

test('pieces of a line are refunded to the wallet at their price, each once, and the rest with delivery and fees', async () => {
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
  expect(refunded.refunds).toMatchObject([
    {
      status: 'approved',
      amount_minor,
      wallet_minor: amount_minor,
      provider_minor: 0,
      admin_note: 'One was broken',
    },
  ]);
  expect(refunded.status).toBe('refunded');
  expect(refunded.lines[0]?.refunded_quantity).toBe(1);
  expect(Math.round(((await balance()) - before) * 100)).toBe(amount_minor);
  expect(await codeOf(refund())).toBe('changed_meanwhile');

  const send = (more: object, version: string) =>
    operator.call(refundOrder, { params: { id: orderId }, body: { ...body, ...more, version } });
  const four = [{ ...lines[0], quantity: 4 }];
  expect(await codeOf(send({ lines: four, amount_minor: amount_minor * 4 }, refunded.version))).toBe('lines');
  const rest = order.total_minor - amount_minor;
  expect(refunded.refundable?.total_minor).toBe(rest);
  const whole = await send({ lines: null, amount_minor: rest, reason: 'All of it' }, refunded.version);
  expect(whole).toMatchObject({ refunded_minor: order.total_minor, refundable: null, status: 'refunded' });
  expect(whole.refunds.map((one) => one.amount_minor)).toEqual([amount_minor, rest]);
  expect(Math.round(((await balance()) - before) * 100)).toBe(order.total_minor);
  expect(await codeOf(send({ lines: null, amount_minor: 1 }, whole.version))).toBe('refund_decided');
  const { refunds, refunded_amount } = await orderOf(buyer, orderId);
  expect(refunds.map(({ amount }) => Math.round(amount * 100))).toEqual([amount_minor, rest]);
  expect(Math.round(refunded_amount * 100)).toBe(order.total_minor);
});

test('two members who refund an order concurrently return the money once', async () => {
  const { buyer, orderId } = await makeDelivered(shop.api, 'customer', { quantity: 2 });
  const { order, lines, amount_minor } = await pieceOf(orderId, 1);
  const body = {
    lines,
    amount_minor,
    destination: 'wallet',
    reason: 'Cold',
    version: order.version,
  } as const;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => operator.call(refundOrder, { params: { id: orderId }, body })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(Math.round((await buyer.client.call(getCustomerInfo, {})).wallet_balance * 100)).toBe(amount_minor);
  const after = await operator.call(getOrder, { params: { id: orderId } });
  expect(after.refunded_minor).toBe(amount_minor);
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
  expect((await send({})).refunds).toMatchObject([{ by_hand_minor: amount_minor, wallet_minor: 0 }]);
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
  const { refunds } = await operator.call(refundOrder, { params: { id: orderId }, body });
  expect(refunds).toMatchObject([{ amount_minor: order.total_minor, by_hand_minor: order.total_minor }]);
});

test('the tip and the delivery are refunded alone, each once, and the order says what was returned and by whom', async () => {
  const { orderId } = await makeDelivered(shop.api, 'customer', { body: { dm_tips: 5 } });
  const { order } = await pieceOf(orderId, 1);
  const tip = order.refundable?.parts.find(({ name }) => name === 'tip');
  expect(tip?.amount_minor).toBe(500);
  expect(order.refundable?.parts.map(({ name }) => name)).toEqual(['tip', 'delivery']);
  const send = (parts: ('tip' | 'delivery')[], amount: number, version: string) =>
    operator.call(refundOrder, {
      params: { id: orderId },
      body: { lines: [], parts, amount_minor: amount, destination: 'hand', reason: 'Rude', version },
    });
  await send(['tip'], 500, order.version);
  const refunded = await operator.call(getOrder, { params: { id: orderId } });
  expect(refunded.refunds.at(-1)).toMatchObject({
    parts: ['tip'],
    lines: [],
    amount_minor: 500,
    decided_by: { name: expect.any(String) },
  });
  expect(refunded.refundable?.parts.map(({ name }) => name)).toEqual(['delivery']);
  expect(await codeOf(send(['tip'], 500, refunded.version))).toBe('parts');
});

test('the delivery is refunded with the tax on top of it', async () => {
  await changeSettings(shop.api.deps, { delivery_tax_percentage: 19 });
  const { orderId } = await makeDelivered(shop.api, 'guest');
  await changeSettings(shop.api.deps, { delivery_tax_percentage: 0 });
  const order = await operator.call(getOrder, { params: { id: orderId } });
  const amount = order.refundable?.parts.find(({ name }) => name === 'delivery')?.amount_minor;
  // 2.00 and 0.38 of tax.
  expect(amount).toBe(238);
  const { refunds, version } = await operator.call(refundOrder, {
    params: { id: orderId },
    body: {
      lines: [],
      parts: ['delivery'],
      amount_minor: 238,
      destination: 'hand',
      reason: 'Too late',
      version: order.version,
    },
  });
  expect(refunds).toMatchObject([{ amount_minor: 238, parts: ['delivery'] }]);
  const rest = order.total_minor - 238;
  const whole = await operator.call(refundOrder, {
    params: { id: orderId },
    body: { lines: null, amount_minor: rest, destination: 'hand', reason: 'All of it', version },
  });
  expect(whole.refunded_minor).toBe(order.total_minor);
});
