import type { Order } from '@errand/contract/orders';
import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { queryKeys } from '#platform/query-keys.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { OrderRow } from '../list/order-row.tsx';
import { moneyOf } from '../receipt/order-money.fixture.ts';
import { ReceiptView } from '../receipt/receipt-view.tsx';
import { RunningOrder } from '../running/running-order-bar.tsx';
import { PARCEL, RECEIVED } from './parcel.fixture.ts';
import { seesAmounts } from './parcel-viewer.ts';

const NOW = Date.parse('2026-03-04T12:10:00Z');
const delivered = { order_status: 'delivered', delivered: '2026-03-04T12:25:00Z', cancelable: false };

function textOfPart(html: string): string {
  return textOf(html).replace(/[\u2066-\u2069]/g, '');
}

test('a parcel in the list shows its category and route, and a past one can be sent again', () => {
  const running = textOfPart(render(<OrderRow order={PARCEL} />));
  expect(running).toContain('Box Courier coming From 12 Lantern Street to 3 Olive Street');
  expect(running).not.toMatch(/items?|again/);
  const html = render(<OrderRow order={{ ...PARCEL, ...delivered } as Order} />);
  expect(html).toContain('href="/parcel/booking?repeat=7&amp;swap=0"');
  expect(textOfPart(html)).toContain('Send again');
  expect(textOfPart(html)).not.toContain('Order again');
});

test('the bar of running orders names the parcel and its receiver', () => {
  const bar = (language: LanguageCode) =>
    textOfPart(
      render(<RunningOrder order={PARCEL} more={0} nowMs={NOW} onDismiss={() => {}} />, { language }),
    );
  expect(bar('en')).toContain('Arriving in 20 minutes Courier coming Box to Omar Nasser');
  expect(bar('ar')).toContain('المندوب قادم Box إلى Omar Nasser');
});

/** The receipt as the viewer of the order sees it. */
function receiptOf(order: Order): string {
  const key = { orderId: 7 };
  const sent = seesAmounts(order) ? { ...order, money: moneyOf(order) } : { ...order, money: null };
  const queryData: [unknown[], unknown][] = [
    [[...queryKeys.order.receipt(key, '')], { order: sent, lines: [] }],
  ];
  const config = { business_name: 'Errand' };
  return textOfPart(render(<ReceiptView orderKey={key} />, { queryData, config }));
}

test('the receipt of a parcel lists its ends, its measure and the parts of its total', () => {
  const text = receiptOf({ ...PARCEL, ...delivered, payment_status: 'paid' } as Order);
  for (const part of [
    'Parcel #7',
    'Back to the parcel',
    'Sender Layla Haddad 12 Lantern Street House number 9A +971501111111',
    'Receiver Omar Nasser 3 Olive Street House number 14B +971502222222',
    'Contents A book',
    'Distance (3.3 km) $4.00 Weight (6 kg) $1.50 Larger vehicle $0.50 Zone surcharge $0.50',
    'Tax $0.75 Service fee $0.25 Courier tip $1.00 Total $8.50',
    'Paid in cash at the pickup',
    'Thank you for sending with Errand.',
  ])
    expect(text).toContain(part);
});

test('the receipt of a receiver who does not pay has neither amounts nor the sender’s place', () => {
  const text = receiptOf({ ...RECEIVED, ...delivered } as Order);
  expect(text).toContain('Sender Layla Haddad Receiver Omar Nasser');
  expect(text).not.toMatch(/\$|Total|Lantern|Paid/);
});

test('the receipt of a returned parcel has one total with the fee, which its sender paid', () => {
  const cancellation = {
    cancellation_type: 'after_pickup',
    return_fee: 3,
    return_fee_status: 'paid',
    returned_at: '2026-03-04T13:00:00Z',
  };
  const returned = {
    ...PARCEL,
    order_status: 'returned',
    payment_status: 'paid',
    canceled: '2026-03-04T12:30:00Z',
    returned: '2026-03-04T13:00:00Z',
    parcel_cancellation: cancellation,
  } as unknown as Order;
  expect(receiptOf(returned)).toContain(
    'Return fee $3.00 Total $11.50 Paid in cash at the pickup $8.50 Paid in cash at the return $3.00',
  );
  const byReceiver = receiptOf({ ...returned, charge_payer: 'receiver' });
  expect(byReceiver).toContain('Total $11.50 Paid in cash at the return $11.50');
  expect(byReceiver).toContain('Who pays You');
});

test('the paper of an unpaid, a canceled and a refunded order is no receipt of a payment', () => {
  expect(receiptOf(PARCEL)).toMatch(/^.*Bill Parcel #7 .*Total \$8\.50 To pay in cash at the pickup \$8\.50/);
  const canceled = { ...PARCEL, order_status: 'canceled', canceled: '2026-03-04T12:30:00Z' } as Order;
  const text = receiptOf(canceled);
  expect(text).toMatch(/Cancellation Parcel #7 .*Total before the cancellation \$8\.50 Charged \$0\.00/);
  expect(text).not.toMatch(/Paid|Thank you/);
  const paid = { payment_method: 'digital_payment', payment_status: 'paid' } as const;
  const refunded = receiptOf({ ...canceled, ...paid, order_status: 'refunded' });
  expect(refunded).toContain('Canceled');
  expect(refunded).toMatch(/Paid by card or account \$8\.50 Back on the card or account −\s?\$8\.50/);
});
