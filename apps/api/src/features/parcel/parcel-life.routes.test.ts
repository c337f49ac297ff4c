import { getCustomerInfo } from '@errand/contract/customer';
import { listNotifications } from '@errand/contract/notifications';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { reorder } from '@errand/contract/orders-reorder';
import { getLastLocation, trackOrder } from '@errand/contract/orders-track';
import { repeatParcel, returnParcel } from '@errand/contract/parcel';
import { requestRefund } from '@errand/contract/refunds';
import { submitCourierReview } from '@errand/contract/reviews';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeCourier } from '../../../test/factories/index.ts';
import {
  makeParcelService,
  makeSender,
  RECEIVER,
  transitionParcel,
} from '../../../test/factories/parcels.ts';
import type { TestApi } from '../../../test/harness.ts';
import { registerMessages } from '../../../test/messages.ts';
import { creditWallet, startPayingApi } from '../../../test/payments.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { AppError } from '../../platform/http/index.ts';
import { readInbox } from '../../platform/messages/index.ts';
import { recordLocation } from '../couriers/index.ts';
import { storedOrders } from '../orders/index.ts';
import { orderHistory } from '../orders/orders.tables.ts';
import { refundRequests } from '../refunds/index.ts';
import { changeSettings } from '../settings/index.ts';
import { completeParcelReturn } from './cancellation.service.ts';
import { confirmHandover } from './confirm-handover.ts';
import { parcelCategories } from './parcel.tables.ts';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startPayingApi());
  registerMessages({ ...api.deps, publicUrl: 'https://shop.example' });
});
afterAll(() => api.stop());

type Sent = Parameters<Awaited<ReturnType<typeof makeSender>>['send']>[0];

async function sent(body: Sent = {}, kind: 'guest' | 'customer' = 'customer') {
  const service = await makeParcelService(api);
  const courier = await makeCourier(api.db, { zoneId: service.zone.id });
  const sender = await makeSender(api, service, kind);
  await (kind === 'customer' && creditWallet(api, sender, 1000));
  const { order_id: orderId } = await sender.send(body);
  const read = () => sender.client.call(trackOrder, { query: { order_id: orderId } });
  const cancel = (reason: string | string[] = []) =>
    sender.client.call(cancelOrder, { query: {}, body: { order_id: orderId, reason } });
  const confirmReturn = (code: string) =>
    sender.client.call(returnParcel, { query: {}, body: { order_id: orderId, return_otp: code } });
  /** The courier's confirmation, with a code or none. */
  const completeReturn = (code = '') =>
    api.db.transaction(async (tx) => {
      const order = await storedOrders.lock(tx, orderId);
      if (order) await completeParcelReturn(api.deps, tx, order, code, 'courier');
    });
  const balance = async () => (await sender.client.call(getCustomerInfo, {})).wallet_balance;
  return { service, courier, sender, orderId, read, cancel, confirmReturn, completeReturn, balance };
}

const keyOf = (link: string | null | undefined) => new URLSearchParams(link?.split('?')[1]).get('key') ?? '';

describe('canceling a parcel', () => {
  test('before the pickup it is free, and the wallet gets everything back', async () => {
    const { read, cancel, balance } = await sent({ payment_method: 'wallet', dm_tips: 1 });
    expect(await balance()).toBe(3.44);
    expect((await read()).parcel).toMatchObject({ cancellation_type: 'before_pickup', cancellation_fee: 0 });
    const done = await cancel(['The parcel is not ready yet', ' ', 'It rains']);
    expect(done.message).toBe('Order canceled.');
    expect(await balance()).toBe(10);
    expect(await read()).toMatchObject({
      order_status: 'canceled',
      cancelable: false,
      cancellation_reason: 'The parcel is not ready yet; It rains',
      parcel_cancellation: {
        cancellation_type: 'before_pickup',
        reasons: ['The parcel is not ready yet', 'It rains'],
        return_fee: 0,
        return_fee_status: 'none',
        return_otp: null,
      },
    });
  });

  test('after the pickup it is brought back for the announced fee, and the payment is kept', async () => {
    const { orderId, read, cancel, confirmReturn, completeReturn, balance } = await sent({
      payment_method: 'wallet',
    });
    await transitionParcel(api, orderId, 'picked_up');
    expect(await read()).toMatchObject({
      cancelable: true,
      parcel: { cancellation_type: 'after_pickup', cancellation_fee: 2.78 },
    });
    expect((await cancel('The receiver is not there')).message).toBe(
      'Canceled. The courier brings your parcel back.',
    );
    const back = await read();
    expect(await balance()).toBe(4.44);
    expect(back).toMatchObject({
      order_status: 'canceled',
      payment_status: 'paid',
      parcel_cancellation: {
        return_fee: 2.78,
        return_fee_status: 'unpaid',
        return_by: '2026-03-05T08:00:00.000Z',
        returned_at: null,
      },
    });
    const code = back.parcel_cancellation?.return_otp ?? '';
    expect(code).toMatch(/^\d{4}$/);
    const wrong = await rejectionOf(confirmReturn(code === '0000' ? '1111' : '0000'));
    expect([wrong.code, wrong.message]).toEqual(['return_otp', 'This is not the code of the return.']);
    await expect(completeReturn()).rejects.toThrow(AppError);
    await completeReturn(code);
    const returned = await read();
    expect(returned).toMatchObject({
      order_status: 'returned',
      parcel_cancellation: { return_fee_status: 'paid' },
    });
    expect(returned.returned).toBe(returned.parcel_cancellation?.returned_at);
    expect((await rejectionOf(confirmReturn(code))).code).toBe('order_state');
    expect(await balance()).toBe(4.44);
  });

  test('a return after the deadline costs no fee, and the sender then pays instead of the receiver', async () => {
    const { orderId, read, cancel, completeReturn } = await sent({ charge_payer: 'receiver' });
    await transitionParcel(api, orderId, 'picked_up');
    await cancel();
    const before = api.clock.now();
    onTestFinished(() => api.clock.set(before));
    api.clock.advance(24 * 3_600_000 + 1);
    expect((await read()).payment_status).toBe('unpaid');
    await completeReturn((await read()).parcel_cancellation?.return_otp ?? '');
    expect(await read()).toMatchObject({
      payment_status: 'paid',
      parcel_cancellation: { return_fee: 2.78, return_fee_status: 'waived' },
    });
  });

  test('the sender alone does not end a return: cash is taken only when the courier confirms it too', async () => {
    const { orderId, read, cancel, confirmReturn, completeReturn } = await sent({ charge_payer: 'receiver' });
    await transitionParcel(api, orderId, 'picked_up');
    await cancel();
    const before = api.clock.now();
    onTestFinished(() => api.clock.set(before));
    const code = (await read()).parcel_cancellation?.return_otp ?? '';
    const { message } = await confirmReturn(code);
    expect(message).toBe('Thank you. The return is complete as soon as the courier confirms it too.');
    await confirmReturn(code);
    expect(await read()).toMatchObject({
      order_status: 'canceled',
      payment_status: 'unpaid',
      parcel_cancellation: {
        return_fee_status: 'unpaid',
        sender_confirmed_at: new Date(before).toISOString(),
      },
    });
    // The courier confirms later and needs no code; the sender had the parcel in time, so the fee is due.
    api.clock.advance(24 * 3_600_000 + 1);
    await completeReturn();
    expect(await read()).toMatchObject({
      order_status: 'returned',
      payment_status: 'paid',
      parcel_cancellation: { return_fee_status: 'paid' },
    });
  });

  test('a parcel can be canceled before the pickup only if the operator offers no returns', async () => {
    await changeSettings(api.deps, { parcel_cancellation_status: 0 });
    onTestFinished(() => changeSettings(api.deps, { parcel_cancellation_status: 1 }));
    const { orderId, read, cancel } = await sent();
    expect((await read()).cancelable).toBe(true);
    await transitionParcel(api, orderId, 'picked_up');
    expect(await read()).toMatchObject({ cancelable: false, parcel: { cancellation_type: null } });
    expect((await rejectionOf(cancel())).code).toBe('order_not_cancelable');
  });

  test('a parcel that was picked up meanwhile is not canceled under the earlier terms', async () => {
    const { orderId, sender, read } = await sent();
    await transitionParcel(api, orderId, 'picked_up');
    const cancelAs = (cancellation_type: 'before_pickup' | 'after_pickup') =>
      sender.client.call(cancelOrder, { query: {}, body: { order_id: orderId, cancellation_type } });
    expect((await rejectionOf(cancelAs('before_pickup'))).code).toBe('order_state');
    expect(await read()).toMatchObject({ order_status: 'picked_up', parcel_cancellation: null });
    await cancelAs('after_pickup');
    expect((await read()).order_status).toBe('canceled');
  });

  test('a delivered parcel is neither canceled nor returned, and others’ parcels are not found', async () => {
    const { orderId, cancel, confirmReturn, service } = await sent();
    await transitionParcel(api, orderId, 'delivered');
    expect((await rejectionOf(cancel())).code).toBe('order_not_cancelable');
    expect((await rejectionOf(confirmReturn('1234'))).code).toBe('order_state');
    const stranger = await makeSender(api, service);
    const body = { order_id: orderId, return_otp: '1234' };
    expect((await rejectionOf(stranger.client.call(returnParcel, { query: {}, body }))).status).toBe(404);
  });

  test('concurrent cancellations cancel once and return the money once', async () => {
    const { orderId, cancel, balance } = await sent({ payment_method: 'wallet' });
    const results = await Promise.allSettled([cancel(), cancel(), cancel()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(10);
    const history = await api.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(orderHistory.id);
    expect(history.map(({ status }) => status)).toEqual(['pending', 'canceled']);
  });

  test('a concurrent pickup and cancellation leave one consistent outcome', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { orderId, cancel, read, balance } = await sent({ payment_method: 'wallet' });
      await Promise.allSettled([transitionParcel(api, orderId, 'picked_up'), cancel()]);
      const { order_status, parcel_cancellation } = await read();
      const isBefore = parcel_cancellation?.cancellation_type === 'before_pickup';
      expect(order_status).toBe('canceled');
      expect(await balance()).toBe(isBefore ? 10 : 4.44);
    }
  });
});

describe('the receiver without an account', () => {
  test('has a separate signed link and sees only what a receiver may see', async () => {
    const { orderId, read, courier } = await sent({
      payment_method: 'wallet',
      parcel_value: 90,
      order_note: 'It is a secret',
    });
    const own = await read();
    const key = keyOf(own.parcel?.receiver_link);
    expect(key).not.toBe(keyOf(own.tracking_link));
    const stranger = api.client();
    const look = () => stranger.call(trackOrder, { query: { order_id: orderId, key } });
    await transitionParcel(api, orderId, 'picked_up', courier.id);
    await recordLocation(api.deps, api.db, courier.id, { latitude: 25.01, longitude: 55 }, null);
    const seen = await look();
    expect(seen).toMatchObject({
      viewed_as: 'receiver',
      order_status: 'picked_up',
      otp: own.otp,
      contact_person_name: 'Layla Haddad',
      contact_person_number: null,
      delivery_address: null,
      receiver_details: { contact_person_name: 'Omar Nasser' },
      order_amount: 0,
      delivery_charge: 0,
      payments: [],
      order_note: null,
      route: null,
      cancelable: false,
      tracking_link: null,
      parcel_cancellation: null,
      delivery_man: { id: courier.id, lat: '25.01' },
      parcel: { contents: null, value: null, polyline: null, distance: null, receiver_link: null },
    });
    const text = JSON.stringify(seen);
    for (const secret of ['+971501234567', '12 Lighthouse', 'A book', 'layla@example.com', 'secret'])
      expect(text).not.toContain(secret);
    expect(
      (await rejectionOf(stranger.call(trackOrder, { query: { order_id: orderId, key: 'x' } }))).status,
    ).toBe(404);
    const other = await sent();
    const wrong = stranger.call(trackOrder, { query: { order_id: other.orderId, key } });
    expect((await rejectionOf(wrong)).status).toBe(404);
  });

  test('sees what to pay when the receiver pays, and no name when the sender hides it', async () => {
    const { orderId, read } = await sent({ charge_payer: 'receiver', hide_sender: 1 });
    const key = keyOf((await read()).parcel?.receiver_link);
    const query = { order_id: orderId, key };
    const seen = await api.client().call(trackOrder, { query });
    expect(seen).toMatchObject({ order_amount: 5.56, charge_payer: 'receiver', contact_person_name: null });
    // The courier is still on the way to the sender.
    expect((await rejectionOf(api.client().call(getLastLocation, { query }))).status).toBe(404);
  });

  test('a shared link and the sender’s number show the parcel without contents, code, phones and doors', async () => {
    const receiver_details = { ...RECEIVER, house: '14B' };
    const { orderId, read } = await sent({ receiver_details, delivery_instruction: 'Ring twice' });
    const own = await read();
    expect(own.receiver_details?.house).toBe('14B');
    const keys = [{ key: keyOf(own.tracking_link) }, { contact_number: '+971501234567' }];
    for (const key of keys) {
      const seen = await api.client().call(trackOrder, { query: { order_id: orderId, ...key } });
      expect(seen).toMatchObject({
        viewed_as: 'follower',
        otp: null,
        delivery_address: { address: '12 Lighthouse Road', contact_person_name: 'Layla Haddad' },
        receiver_details: { address: '3 Olive Street', contact_person_name: 'Omar Nasser' },
        parcel: { contents: null, receiver_link: null, cancellation_type: null },
      });
      const text = JSON.stringify(seen);
      for (const secret of ['+971509876543', '+971501234567', 'omar@example.com', '14B', 'Ring twice'])
        expect(text).not.toContain(secret);
    }
  });
});

describe('messages to both ends', () => {
  const messagesTo = async (recipient: string, orderId: number) =>
    (await readInbox(api.db, recipient)).filter(({ subject }) => subject?.includes(`#${orderId}`));

  test('the sender gets mails and notifications, the receiver mails and SMS with a separate link and the code', async () => {
    const { orderId, sender, read } = await sent();
    await transitionParcel(api, orderId, 'delivered');
    await api.jobs.run();
    const own = await read();
    const mails = await messagesTo('omar@example.com', orderId);
    expect(mails).toHaveLength(3);
    const placed = mails.find(({ text }) => text.includes('sends you a parcel'));
    expect(placed?.text).toContain('Layla Haddad sends you a parcel');
    expect(placed?.text).toContain(`https://shop.example${own.parcel?.receiver_link}`);
    expect(placed?.text).toContain(`code for the courier is ${own.otp}`);
    const texts = await messagesTo('+971509876543', orderId);
    expect(texts.map(({ channel }) => channel)).toEqual(['sms', 'sms', 'sms']);
    const toSender = await messagesTo('layla@example.com', orderId);
    expect(toSender).toHaveLength(3);
    expect(toSender.some(({ text }) => text.includes(`https://shop.example${own.tracking_link}`))).toBe(true);
    expect(toSender.every(({ text }) => !text.includes(String(own.otp)))).toBe(true);
    const listed = await sender.client.call(listNotifications, { query: {} });
    expect(listed.map(({ data }) => data.title)).toEqual([
      'Delivered',
      'On the way',
      'Courier on the way',
      'Parcel booked',
    ]);
    expect(listed[0]?.data.description).toBe(`Your parcel #${orderId} was handed over.`);
  });

  test('a parcel that was never paid is not announced', async () => {
    const { orderId, cancel } = await sent({ payment_method: 'digital_payment' });
    await cancel();
    await api.jobs.run();
    expect(await messagesTo('omar@example.com', orderId)).toEqual([]);
  });
});

describe('after the delivery', () => {
  test('the delivery code opens the hand-over, and the picture at the door is the proof', async () => {
    const { orderId, read } = await sent();
    await transitionParcel(api, orderId, 'picked_up');
    const code = (await read()).otp ?? '';
    const handOver = (entered: string) =>
      api.db.transaction(async (tx) => {
        const order = await storedOrders.lock(tx, orderId);
        if (order) await confirmHandover(tx, order, { code: entered, proof: 'b'.repeat(64) });
      });
    await expect(handOver(code === '0000' ? '1111' : '0000')).rejects.toThrow(AppError);
    expect((await read()).order_proof_full_url).toEqual([]);
    await handOver(code);
    expect((await read()).order_proof_full_url).toEqual([expect.stringContaining('b'.repeat(64))]);
  });

  test('the courier of a delivered parcel can be reviewed, and the parcel is refunded like an order', async () => {
    const { orderId, sender, courier, read, balance } = await sent({ payment_method: 'wallet' });
    await transitionParcel(api, orderId, 'delivered', courier.id);
    expect(await read()).toMatchObject({ reviewable: true, refundable: true });
    await sender.client.call(submitCourierReview, {
      body: { order_id: orderId, delivery_man_id: courier.id, rating: 5, comment: 'Careful' },
    });
    expect((await read()).delivery_man_review).toMatchObject({ rating: 5, comment: 'Careful' });
    await sender.client.call(requestRefund, { body: { order_id: orderId, customer_reason: 'Damaged' } });
    await refundRequests.decide(api.deps, orderId, { approved: true, note: null });
    expect(await read()).toMatchObject({ order_status: 'refunded', refund: { to_wallet: 5.56 } });
    expect(await balance()).toBe(10);
  });

  test('it can be sent again and sent back with the values of the first, without a retired category', async () => {
    const { orderId, sender, service } = await sent({ parcel_weight: 2.5, parcel_value: 12 });
    const again = await sender.client.call(repeatParcel, { query: { order_id: orderId } });
    expect(again).toMatchObject({
      sender: { address: '12 Lighthouse Road', contact_person_name: 'Layla Haddad' },
      receiver: { address: '3 Olive Street', contact_person_email: 'omar@example.com' },
      parcel_category_id: service.category.id,
      parcel_weight: 2.5,
      parcel_value: 12,
      parcel_contents: 'A book',
      charge_payer: 'sender',
    });
    const back = await sender.client.call(repeatParcel, { query: { order_id: orderId, swap: 1 } });
    expect([back.sender, back.receiver]).toEqual([again.receiver, again.sender]);
    await api.db
      .update(parcelCategories)
      .set({ active: false })
      .where(eq(parcelCategories.id, service.category.id));
    const later = await sender.client.call(repeatParcel, { query: { order_id: orderId } });
    expect(later.parcel_category_id).toBeNull();
    const stranger = await makeSender(api, service);
    const theirs = stranger.client.call(repeatParcel, { query: { order_id: orderId } });
    expect((await rejectionOf(theirs)).status).toBe(404);
    const reordered = sender.client.call(reorder, { body: { order_id: orderId } });
    expect((await rejectionOf(reordered)).status).toBe(404);
  });
});
