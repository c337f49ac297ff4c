import type { EndpointNotes } from '../note.ts';

const ORDER = {
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  address: 'Lantern Street 12, Harbor District',
  latitude: 25.2048,
  longitude: 55.2708,
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971501234567',
};

export const ORDER_NOTES: EndpointNotes = {
  getTimeSlots: {
    description: 'Send the `schedule_at` of a slot with the order; without it the order is for now.',
  },
  getMostTips: { description: 'Amounts to offer beside a free input.' },
  quoteOrder: {
    description:
      'Takes the body of `placeOrder` and computes every part of the price. What would reject the order is listed in `problems`. Nothing is reserved.',
    body: ORDER,
  },
  placeOrder: {
    description:
      'Orders the stored cart of the module at the server’s prices. Send the displayed `order_amount`: a different total rejects with `price_changed` instead of being charged. For a digital payment continue with `startPayment`. A parcel has `order_type` `parcel`, its pickup in `address`, and `parcel_category_id` and `receiver_details`.',
    body: { ...ORDER, order_amount: 23.75 },
    files: { 'order_attachment[]': 'Prescriptions as pictures or PDF, where the order requires them.' },
  },
  placePrescriptionOrder: {
    description: 'For customers who have only a prescription. The store fills in the items and the price.',
    body: { ...ORDER, store_id: 14 },
    files: { 'order_attachment[]': 'The prescription as pictures or PDF.' },
  },
  listOrders: { description: 'Delivered, canceled, failed and refunded orders.' },
  listRunningOrders: { description: 'Orders between placing and delivery. Guests send `guest_id`.' },
  getOrderDetails: { description: 'Prices are those of the order, not current ones.' },
  trackOrder: {
    description:
      'Follow changes with the stream `/api/v1/customer/order/events` instead of polling. Callers other than the owner send `contact_number` or `key`.',
  },
  getLastLocation: { description: 'The stream of the order sends positions too.' },
  cancelOrder: {
    description:
      'Possible while `cancelable` of the order is true. A parcel that is on its way is brought back for `parcel.cancellation_fee`.',
    body: { order_id: 1042, reason: 'Ordered by mistake', note: null },
  },
  claimGuestOrders: {
    description:
      'A sign-in moves the carts of a guest, not the orders: ask the customer first. Orders of another owner are left out of `order_ids`.',
    body: { guest_id: 'b1946ac92492d2347c6235b4d2611184', order_ids: [1042] },
  },
  listCancelReasons: { description: 'Reasons to offer; any text is accepted.' },
  reorder: {
    description:
      'Lines that are sold out or changed are listed in `changes`. A cart of another store rejects with `other_store`; repeat the call with `replace`.',
    body: { order_id: 1042 },
  },
  listRefundReasons: { description: 'Reasons to offer; any text is accepted.' },
  requestRefund: {
    description: 'The operator decides; the outcome is in `refund` of the order.',
    body: {
      order_id: 1042,
      customer_reason: 'Something is missing',
      customer_note: 'The soup was not in the bag.',
    },
    files: { 'image[]': 'Up to three pictures in JPEG, PNG or WebP.' },
  },
  listReportReasons: { description: 'Reasons to offer; any text is accepted.' },
  reportProblem: {
    description: 'The operator’s answer is in `report` of the order.',
    body: { order_id: 1042, reason: 'Late delivery', text: 'It arrived an hour after the promised time.' },
    files: { 'image[]': 'Up to three pictures in JPEG, PNG or WebP.' },
  },
  startPayment: {
    description:
      'Open `redirect_link` in a browser. The browser comes back to `callback` with `flag`; the state of the order, not the flag, says whether it is paid.',
    body: { order_id: 1042, payment_method: 'stripe', callback: '/order/1042' },
  },
  payWithCash: {
    description: 'For an order whose digital payment failed or was given up.',
    body: { order_id: 1042 },
  },
  payWithWallet: { description: 'The balance must cover the due amount.', body: { order_id: 1042 } },
  getFailedPayment: {
    description: 'What can be done until the deadline, for a page after a failed payment.',
  },
  listOfflineMethods: {
    description:
      'Each method tells where to transfer the money and which details the customer enters afterwards.',
  },
  saveOfflinePayment: {
    description:
      'Besides the fields below, send one text of at most 300 characters for each `customer_input` of the method.',
    body: { order_id: 1042, method_id: 1, customer_note: null, transaction_number: 'TR-20931' },
    files: { receipt: 'A picture of the receipt.' },
  },
  updateOfflinePayment: {
    description: 'Replaces the details while they are not verified.',
    body: { order_id: 1042, method_id: 1, transaction_number: 'TR-20932' },
    files: { receipt: 'A picture of the receipt, instead of the one before.' },
  },
  getOfflinePayment: { description: '`method_id` is null before details are sent.' },
  getOrderTax: { description: '`quoteOrder` returns the same among all parts of the price.', body: ORDER },
  getSurgePrice: {
    description: '`quoteOrder` includes it in the price.',
    body: { zone_id: 1, delivery_charge: 3.2 },
  },
  getVehicleExtraCharge: { description: 'Included in the delivery charge of `quoteOrder`.', response: 0.5 },
};
