import type { Order } from '@errand/contract/orders';
import type { LanguageCode } from '@errand/domain/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { moneyOf } from '../receipt/order-money.fixture.ts';
import { FOLLOWED, PARCEL, RECEIVED } from './parcel.fixture.ts';
import { ParcelPanel } from './parcel-panel.tsx';
import { seesAmounts } from './parcel-viewer.ts';

const NOW = Date.parse('2026-03-04T12:10:00Z');

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Dubai');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function show(order: Order, change: object = {}, language: LanguageCode = 'en') {
  const changed = { ...order, ...change };
  const sent = { ...changed, money: seesAmounts(changed) ? moneyOf(changed) : null };
  const html = render(
    <ParcelPanel order={sent} orderKey={{ orderId: 7 }} nowMs={NOW} silentSinceMs={null} />,
    { language },
  );
  return { html, text: textOf(html).replace(/[\u2066-\u2069]/g, '') };
}

test('the owner sees both ends, what is inside, the code to pass on, the receiver’s link and how to cancel', () => {
  const { html, text } = show(PARCEL);
  for (const part of [
    'Courier coming',
    'Arriving in 20 minutes',
    'to 3 Olive Street',
    'Please have $8.50 ready in cash for the pickup.',
    'Delivery code Omar Nasser tells it to the courier at the door. 0412',
    'Share with the receiver',
    'Courier on the way to the sender',
    'Sender Layla Haddad 12 Lantern Street House number 9A +971501111111',
    'Receiver Omar Nasser 3 Olive Street House number 14B +971502222222',
    'Contents A book',
    'Weight 6 kg',
    'Declared value $90.00',
    'Who pays You',
    'Note for the courier Ring twice',
    'Share this parcel',
    'Report a problem',
    'Cancel parcel',
  ])
    expect(text).toContain(part);
  expect(html).toContain('href="/orders/7/receipt"');
});

test('the receiver sees the own place and the code for the courier, and neither amounts nor actions of the owner', () => {
  const { html, text } = show(RECEIVED);
  expect(text).toContain('Tell it to the courier when you have the parcel. 0412');
  expect(text).toContain('Sender Layla Haddad Receiver Omar Nasser 3 Olive Street House number 14B');
  expect(text).toContain('Who pays The sender');
  expect(text).not.toMatch(/\$|Cancel|Report|Share|Rate the|Contents|What it costs|Lantern/);
  expect(html).not.toContain('/receipt');
  expect(show(RECEIVED, { contact_person_name: null }).text).toContain('Sender The sender stays unnamed');
});

test('a sender who paid a part by wallet sees the rest to have ready in cash', () => {
  const shared = { payment_status: 'partially_paid', partially_paid_amount: 2.5 };
  expect(show(PARCEL, shared).text).toContain('Please have $6.00 ready in cash for the pickup.');
});

test('a receiver who pays sees how much to have ready in cash, and the bill', () => {
  const paying = { ...RECEIVED, charge_payer: 'receiver', order_amount: 8.5, delivery_charge: 6 } as Order;
  const { html, text } = show(paying);
  expect(text).toContain('Please have $8.50 ready in cash for the courier.');
  expect(text).toContain('Who pays You, in cash at the door');
  expect(text).toContain('To pay in cash at the door $8.50');
  expect(html).toContain('/orders/7/receipt');
  const owner = show(PARCEL, { charge_payer: 'receiver' }).text;
  expect(owner).toContain('The receiver, in cash at the door');
  expect(owner).not.toContain('ready in cash');
});

test('a follower of the parcel sees both addresses, but no door, phone, code or action', () => {
  const { text } = show(FOLLOWED, { otp: '0412' });
  expect(text).toContain('Sender Layla Haddad 12 Lantern Street Receiver Omar Nasser 3 Olive Street');
  expect(text).not.toMatch(/0412|House|\+97150[12]|Cancel|Report|Share|Contents|Who pays/);
});

test('a delivered parcel shows the picture at the door and can be sent again or back', () => {
  const { html, text } = show(PARCEL, {
    order_status: 'delivered',
    picked_up: '2026-03-04T12:10:00Z',
    delivered: '2026-03-04T12:25:00Z',
    cancelable: false,
    reviewable: true,
    order_proof_full_url: ['/media/door'],
  });
  expect(text).toContain('Taken at the door');
  expect(html).toContain('href="/media/door"');
  expect(html).toContain('href="/parcel/booking?repeat=7&amp;swap=0"');
  expect(html).toContain('href="/parcel/booking?repeat=7&amp;swap=1"');
  expect(text).toContain('Rate the courier');
  expect(text).not.toMatch(/0412|ready in cash|Share with the receiver|Cancel/);
});

const onWayBack = {
  order_status: 'canceled',
  picked_up: '2026-03-04T12:05:00Z',
  canceled: '2026-03-04T12:08:00Z',
  cancelable: false,
  payment_status: 'paid',
  parcel_cancellation: {
    cancellation_type: 'after_pickup',
    reasons: [],
    return_fee: 3,
    return_fee_status: 'unpaid',
    return_by: '2026-03-05T12:08:00Z',
    sender_confirmed_at: null,
    returned_at: null,
    return_otp: '7788',
  },
};

test('a parcel on its way back shows its owner the fee, the deadline and the code for the courier', () => {
  const { text } = show(PARCEL, onWayBack);
  expect(text).toContain('On its way back');
  expect(text).toMatch(/If it comes back after .*16:08, there is no return fee\./);
  expect(text).toContain('What you paid for the delivery is not returned');
  expect(text).toContain('$3.00 in cash when it is back');
  expect(text).toContain('Return code Tell it to the courier when you have the parcel back. 7788');
  expect(text).toContain('I have it back');
  expect(text).not.toMatch(/Send (again|back)/);
  const unpaid = show(PARCEL, { ...onWayBack, payment_status: 'unpaid', charge_payer: 'receiver' }).text;
  expect(unpaid).toContain('You pay the delivery of $8.50 yourself');
  expect(unpaid).toContain('$11.50 in cash when it is back');
});

test('a return that its sender has confirmed waits for the courier, who still gets the code', () => {
  const { text } = show(PARCEL, {
    ...onWayBack,
    parcel_cancellation: { ...onWayBack.parcel_cancellation, sender_confirmed_at: '2026-03-04T12:40:00Z' },
  });
  expect(text).toContain('as soon as the courier confirms it too. ');
  expect(text).toContain('7788');
  expect(text).not.toContain('I have it back');
});

test('a returned parcel shows the cost of the return and no code', () => {
  const returned = (return_fee_status: string) =>
    show(PARCEL, {
      ...onWayBack,
      order_status: 'returned',
      returned: '2026-03-04T13:00:00Z',
      parcel_cancellation: {
        ...onWayBack.parcel_cancellation,
        return_fee_status,
        returned_at: '2026-03-04T13:00:00Z',
      },
    }).text;
  expect(returned('paid')).toContain('You paid the return fee of $3.00 in cash.');
  expect(returned('waived')).toContain('came back late, so there was no return fee');
  expect(returned('paid')).toContain('Returned to the sender');
  expect(returned('paid')).toContain('Send again');
  expect(returned('paid')).not.toMatch(/7788|Send back/);
});

test('a parcel canceled before the pickup shows its owner what is charged, and its receiver that there is nothing to do', () => {
  const canceled = { order_status: 'canceled', canceled: '2026-03-04T12:08:00Z', cancelable: false };
  expect(show(PARCEL, canceled).text).toContain('Nothing was charged for this parcel.');
  const paid = { ...canceled, payment_method: 'digital_payment', payment_status: 'paid' };
  expect(show(PARCEL, paid).text).toContain('$8.50 goes back the way you paid.');
  expect(show(RECEIVED, canceled).text).toContain('The sender canceled this parcel.');
});

test('a parcel for a slot says when it is picked up, and waits without a courier', () => {
  const { text } = show(PARCEL, {
    scheduled: 1,
    delivery_man: null,
    expected_from: '2026-03-05T06:00:00Z',
    expected_to: '2026-03-05T06:30:00Z',
    schedule_at: '2026-03-05T06:00:00Z',
    schedule_ends: '2026-03-05T06:30:00Z',
  });
  expect(text).toMatch(/10:00 to 10:30 Scheduled pickup/);
  expect(text).toContain('Confirmed');
  expect(text).not.toMatch(/Courier (coming|on)/);
});

// Requirements: PARCEL-01.
test('nobody is offered a chat, and no text speaks of a store or items', () => {
  const states = [
    {},
    { order_status: 'delivered', delivered: '2026-03-04T12:25:00Z', cancelable: false, reviewable: true },
    { pay_by: '2026-03-04T12:30:00Z', payment_method: 'digital_payment' },
    { payment_method: 'offline_payment' },
    onWayBack,
  ];
  for (const order of [PARCEL, RECEIVED, FOLLOWED]) {
    for (const state of states) {
      const { html, text } = show(order, state);
      expect(html).not.toContain('Write to');
      expect(text).not.toMatch(/\b(store|shop|dish|items?|kitchen|prepared)\b/i);
      expect(text.replace('parcel or order', '')).not.toMatch(/\border\b/i);
      expect(show(order, state, 'ar').text).not.toMatch(/المتجر|صنف|أصناف|قيد التحضير|هذا الطلب/);
    }
  }
});
