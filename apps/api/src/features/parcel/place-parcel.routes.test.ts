import { getOrderTax } from '@errand/contract/checkout';
import { getCustomerInfo } from '@errand/contract/customer';
import { listOrders, listRunningOrders } from '@errand/contract/orders';
import { getOrderDetails, trackOrder } from '@errand/contract/orders-track';
import { payWithCash, saveOfflinePayment } from '@errand/contract/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CENTER, makeZone, makeZoneModule, square } from '../../../test/factories/index.ts';
import {
  makeParcelService,
  makeSender,
  parcelBody,
  RECEIVER,
  transitionParcel,
} from '../../../test/factories/parcels.ts';
import type { TestApi } from '../../../test/harness.ts';
import {
  bankBalanceOf,
  countPlacedEvents,
  creditWallet,
  openBankPage,
  startPayingApi,
  submitBankChoice,
} from '../../../test/payments.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { zones } from '../location/location.tables.ts';
import { modules } from '../modules/modules.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { offlineMethods } from '../payments/offline/offline.tables.ts';
import { coupons } from '../promotions/promotions.tables.ts';
import { changeSettings } from '../settings/index.ts';
import { parcels } from './parcel.tables.ts';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startPayingApi());
});
afterAll(() => api.stop());

type Changes = Parameters<typeof changeSettings>[1];
/** Changes settings for one test. */
async function withSettings(changes: Changes, back: Changes) {
  await changeSettings(api.deps, changes);
  onTestFinished(() => changeSettings(api.deps, back));
}

const ordersOf = (owner: string) =>
  api.db.select().from(orders).where(eq(orders.owner, owner)).orderBy(orders.id);

describe('placing a parcel', () => {
  test('a guest sends a parcel, and the order has both ends, the category and every part of the price', async () => {
    const service = await makeParcelService(api, {
      measure: 'weight',
      weightSteps: [{ fromKg: 2, extraMinor: 150 }],
    });
    const sender = await makeSender(api, service);
    const body = {
      parcel_weight: 3,
      parcel_value: 20.5,
      dm_tips: 2,
      delivery_instruction: 'Keep it upright, please.',
    };
    const quote = await sender.quote(body);
    expect(quote).toMatchObject({
      order_amount: 9.06,
      items_amount: 0,
      delivery_charge: 7.06,
      dm_tips: 2,
      problems: [],
      parcel: { distance_charge: 5.56, measure_charge: 1.5, vehicle_charge: 0, duration: 10 },
    });
    expect(quote.parcel?.polyline).toBeTruthy();
    const placed = await sender.send({ ...body, order_amount: quote.order_amount });
    expect(placed).toMatchObject({
      status: 'pending',
      total_ammount: 9.06,
      message: 'Your parcel is booked.',
      user_id: sender.viewer.guestId,
    });
    const order = await sender.client.call(trackOrder, { query: { order_id: placed.order_id } });
    expect(order).toMatchObject({
      order_type: 'parcel',
      order_amount: 9.06,
      store: null,
      module_type: 'parcel',
      viewed_as: 'owner',
      charge_payer: 'sender',
      cancelable: true,
      details_count: 0,
      delivery_instruction: 'Keep it upright, please.',
      delivery_address: { address: '12 Lighthouse Road', contact_person_name: 'Layla Haddad' },
      receiver_details: {
        address: RECEIVER.address,
        contact_person_name: 'Omar Nasser',
        latitude: String(RECEIVER.latitude),
      },
      parcel_category: { id: service.category.id },
      parcel: {
        contents: 'A book',
        value: 20.5,
        weight: 3,
        distance_charge: 5.56,
        measure_charge: 1.5,
        cancellation_type: 'before_pickup',
        cancellation_fee: 0,
      },
      parcel_cancellation: null,
      order_proof_full_url: [],
    });
    expect(order.otp).toMatch(/^\d{4}$/);
    expect(Date.parse(order.expected_from ?? '')).toBeGreaterThanOrEqual(api.clock.now());
    expect(await sender.client.call(getOrderDetails, { query: { order_id: order.id } })).toEqual([]);
    expect(await countPlacedEvents(api, order.id)).toBe(1);
  });

  test('parcels are listed beside orders, running and finished', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service, 'customer');
    const { order_id } = await sender.send();
    const running = await sender.client.call(listRunningOrders, { query: {} });
    expect(running.orders.map(({ id, store, parcel }) => [id, store, parcel?.contents])).toEqual([
      [order_id, null, 'A book'],
    ]);
    await transitionParcel(api, order_id, 'delivered');
    const finished = await sender.client.call(listOrders, { query: {} });
    expect(finished.orders.map(({ id, order_status }) => [id, order_status])).toEqual([
      [order_id, 'delivered'],
    ]);
  });

  test('a customer needs no contact details, and the chosen slot is stored', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service, 'customer');
    const { order_id } = await sender.send({
      contact_person_name: undefined,
      contact_person_number: undefined,
      schedule_at: '2026-03-05 10:00:00',
    });
    const order = await sender.client.call(trackOrder, { query: { order_id } });
    expect(order).toMatchObject({
      scheduled: 1,
      schedule_at: '2026-03-05T06:00:00.000Z',
      schedule_ends: '2026-03-05T06:30:00.000Z',
    });
    expect(order.delivery_address?.contact_person_name).toMatch(/^Layla/);
  });

  test('clients that send the receiver as JSON text place a parcel too', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service);
    const fields = { ...parcelBody(service), receiver_details: JSON.stringify(RECEIVER) };
    const response = await api.inject({
      method: 'POST',
      url: `/api/v1/customer/order/place?guest_id=${sender.viewer.guestId}`,
      payload: fields,
    });
    expect(response.statusCode).toBe(200);
    const { order_id } = response.json<{ order_id: number }>();
    const order = await sender.client.call(trackOrder, { query: { order_id } });
    expect(order.receiver_details?.contact_person_name).toBe('Omar Nasser');
  });

  test('the zone’s surcharge, tax and additional charge are part of the price', async () => {
    const service = await makeParcelService(api);
    await api.db
      .update(zones)
      .set({ surchargeActive: true, surchargeValue: 10 })
      .where(eq(zones.id, service.zone.id));
    await withSettings(
      { parcel_tax_percentage: 5, additional_charge_status: 1, additional_charge: 0.99 },
      { parcel_tax_percentage: 0, additional_charge_status: 0, additional_charge: 0 },
    );
    const sender = await makeSender(api, service);
    // 5.56 + 0.56 surcharge + 0.31 tax + 0.99
    expect(await sender.quote()).toMatchObject({
      delivery_charge: 5.56,
      surcharge: 0.56,
      tax_amount: 0.31,
      additional_charge: 0.99,
      order_amount: 7.42,
    });
    const tax = await sender.client.call(getOrderTax, {
      query: {},
      body: parcelBody(service),
    });
    expect(tax).toEqual({
      tax_amount: 0.31,
      tax_status: 'excluded',
      tax_included: 0,
      tax_percentage: 5,
      taxes: [{ tax_percentage: 5, taxed_amount: 6.12, tax_amount: 0.31 }],
    });
    const { order_id } = await sender.send();
    expect(await sender.client.call(trackOrder, { query: { order_id } })).toMatchObject({
      order_amount: 7.42,
      total_tax_amount: 0.31,
      tax_percentage: 5,
    });
  });

  test('the tax on the additional charge is one of its own beside that on the delivery', async () => {
    const service = await makeParcelService(api);
    await withSettings(
      {
        parcel_tax_percentage: 5,
        delivery_tax_percentage: 12,
        additional_charge_tax_percentage: 20,
        additional_charge_status: 1,
        additional_charge: 1,
      },
      {
        parcel_tax_percentage: 0,
        delivery_tax_percentage: 0,
        additional_charge_tax_percentage: 0,
        additional_charge_status: 0,
        additional_charge: 0,
      },
    );
    const sender = await makeSender(api, service);
    // 5.56 + 0.28 tax, and 1.00 + 0.20; the tax on deliveries of stores does not apply.
    const taxes = [
      { tax_percentage: 20, taxed_amount: 1, tax_amount: 0.2 },
      { tax_percentage: 5, taxed_amount: 5.56, tax_amount: 0.28 },
    ];
    expect(await sender.quote()).toMatchObject({ tax_amount: 0.48, taxes, order_amount: 7.04 });
    const { order_id } = await sender.send();
    expect(await sender.client.call(trackOrder, { query: { order_id } })).toMatchObject({ taxes });
  });

  test('a coupon lowers the charge, and one that does not apply is rejected at its field', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service, 'customer');
    const code = `SEND${service.module.id}`;
    await api.db.insert(coupons).values({
      code,
      title: { en: 'Send' },
      type: 'default',
      discount: 25,
      discountType: 'percent',
      minPurchaseMinor: 500,
      moduleId: service.module.id,
      perCustomer: 1,
      startsAt: new Date(api.clock.now() - 1000),
      endsAt: new Date(api.clock.now() + 86_400_000),
    });
    // 25 % of 5.56
    expect(await sender.send({ coupon_code: code })).toMatchObject({ total_ammount: 4.17 });
    const again = await rejectionOf(sender.send({ coupon_code: code }));
    expect([again.code, again.details.reason]).toEqual(['coupon_code', 'coupon_used_up']);
  });
});

describe('a parcel that is rejected', () => {
  test('every missing value is reported at its field at once', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service);
    const rejected = await rejectionOf(
      sender.send({
        parcel_category_id: undefined,
        address: '',
        contact_person_name: '',
        contact_person_number: '12',
        receiver_details: {
          contact_person_name: ' ',
          contact_person_number: 'call me',
          contact_person_email: 'nobody',
          address: '',
        },
      }),
    );
    expect(rejected.status).toBe(403);
    expect(rejected.errors.map(({ code }) => code)).toEqual([
      'address',
      'contact_person_name',
      'contact_person_number',
      'receiver_details.address',
      'receiver_details.contact_person_name',
      'receiver_details.contact_person_number',
      'receiver_details.contact_person_email',
      'parcel_category_id',
    ]);
    expect(await ordersOf(sender.owner)).toEqual([]);
  });

  test('the same place, an unserved end and a route that is too long are rejected at the end to change', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service);
    const rejected = async (body: Parameters<typeof sender.send>[0]) => {
      const { errors, message } = await rejectionOf(sender.send(body));
      return [errors.map(({ code }) => code), message];
    };
    const to = (latitude: number) => ({ receiver_details: { ...RECEIVER, latitude } });
    expect(await rejected(to(CENTER.latitude))).toEqual([
      ['receiver_details.address'],
      'Sender and receiver are at the same place. Choose another one.',
    ]);
    expect(await rejected(to(10))).toEqual([
      ['receiver_details.address'],
      'We do not carry parcels at this place yet.',
    ]);
    expect((await rejected({ latitude: 10 }))[0]).toEqual(['address']);
    await withSettings({ parcel_maximum_distance: 5.5 }, { parcel_maximum_distance: 0 });
    expect((await rejected({}))[0]).toEqual(['receiver_details.address']);
    expect(await ordersOf(sender.owner)).toEqual([]);
  });

  test('ends in different zones are accepted only if the operator crosses zones', async () => {
    const service = await makeParcelService(api);
    const away = { latitude: 25.25, longitude: 55 };
    const other = await makeZone(api.db, { outline: square(away) });
    await makeZoneModule(api.db, other.id, service.module.id);
    const sender = await makeSender(api, service);
    const body = { receiver_details: { ...RECEIVER, ...away } };
    await withSettings({ parcel_cross_zone_status: 0 }, { parcel_cross_zone_status: 1 });
    const rejected = await rejectionOf(sender.send(body));
    expect([rejected.code, rejected.message]).toEqual([
      'receiver_details.address',
      'We do not carry parcels between these two places yet.',
    ]);
    await changeSettings(api.deps, { parcel_cross_zone_status: 1 });
    const { order_id } = await sender.send(body);
    const [order] = await api.db.select().from(orders).where(eq(orders.id, order_id));
    const [parcel] = await api.db.select().from(parcels).where(eq(parcels.orderId, order_id));
    expect([order?.zoneId, parcel?.receiverZoneId]).toEqual([service.zone.id, other.id]);
  });

  test('a disabled category, a parcel that is too heavy and a missing measure are rejected at their fields', async () => {
    const off = await makeParcelService(api, { active: false });
    const away = await rejectionOf((await makeSender(api, off)).send());
    expect([away.code, away.details.reason]).toEqual(['parcel_category_id', 'parcel_category_unknown']);

    const closed = await makeParcelService(api);
    await api.db.update(modules).set({ active: false }).where(eq(modules.id, closed.module.id));
    expect((await rejectionOf((await makeSender(api, closed)).send())).code).toBe('parcel_category_id');

    const weighed = await makeParcelService(api, { measure: 'weight', maximumKg: 10 });
    const sender = await makeSender(api, weighed);
    const missing = await rejectionOf(sender.send());
    expect([missing.code, missing.details.reason]).toEqual(['parcel_weight', 'required']);
    const heavy = await rejectionOf(sender.send({ parcel_weight: 10.5 }));
    expect([heavy.code, heavy.details]).toEqual([
      'parcel_weight',
      { reason: 'parcel_too_heavy', maximum: 10 },
    ]);
    const sized = await makeParcelService(api, {
      measure: 'size',
      sizeSteps: [{ size: 'small', extraMinor: 0 }],
    });
    const other = await rejectionOf((await makeSender(api, sized)).send({ parcel_size: 'large' }));
    expect([other.code, other.message]).toEqual([
      'parcel_size',
      'This size is not offered here. Choose another one.',
    ]);
  });

  test('outside the hours an immediate parcel is rejected and one for a slot accepted', async () => {
    const sender = await makeSender(api, await makeParcelService(api));
    await withSettings(
      // At noon in the sender's zone it is 8:00 in UTC.
      { parcel_opening_time: '07:00', parcel_closing_time: '11:00' },
      { parcel_opening_time: '00:00', parcel_closing_time: '00:00' },
    );
    const closed = await rejectionOf(sender.send());
    expect([closed.code, closed.details.reason]).toEqual(['schedule_at', 'parcel_closed']);
    const past = await rejectionOf(sender.send({ schedule_at: '2026-03-04 10:00:00' }));
    expect([past.status, past.code]).toEqual([406, 'schedule_at']);
    const odd = await rejectionOf(sender.send({ schedule_at: 'tomorrow' }));
    expect(odd.code).toBe('schedule_at');
    expect(await sender.send({ schedule_at: '2026-03-05 07:30:00' })).toMatchObject({ status: 'pending' });
  });

  test('a guest is rejected if the operator requires an account', async () => {
    const service = await makeParcelService(api);
    const guest = await makeSender(api, service);
    await withSettings({ guest_checkout_status: 0 }, { guest_checkout_status: 1 });
    expect((await rejectionOf(guest.send())).code).toBe('guest_checkout_off');
    expect((await guest.quote()).problems[0]).toMatchObject({ code: 'guest_checkout_off' });
    const customer = await makeSender(api, service, 'customer');
    expect(await customer.send()).toMatchObject({ status: 'pending' });
  });

  test('a total other than the displayed one is rejected with the current figures', async () => {
    const sender = await makeSender(api, await makeParcelService(api));
    const rejected = await rejectionOf(sender.send({ order_amount: 4.99 }));
    expect(rejected.code).toBe('price_changed');
    expect(rejected.details).toMatchObject({
      order_amount: 5.56,
      quote: { order_amount: 5.56, parcel: { distance_charge: 5.56 } },
    });
  });

  test('the quote reports the same problems with their fields instead of being rejected', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service);
    const quote = await sender.quote({ receiver_details: undefined });
    expect(quote).toMatchObject({ order_amount: 0, distance: null });
    expect(quote.problems[0]).toEqual({
      code: 'required',
      message: 'This field is required.',
      field: 'receiver_details.address',
    });
  });
});

describe('paying for a parcel', () => {
  test('in cash the sender pays at the pickup, and the receiver at the delivery', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service);
    const own = await sender.send();
    const theirs = await sender.send({ charge_payer: 'receiver' });
    const paid = async (orderId: number) =>
      (await sender.client.call(trackOrder, { query: { order_id: orderId } })).payment_status;
    for (const { order_id } of [own, theirs]) await transitionParcel(api, order_id, 'picked_up');
    expect([await paid(own.order_id), await paid(theirs.order_id)]).toEqual(['paid', 'unpaid']);
    const other = await sender.send({ charge_payer: 'receiver' });
    await transitionParcel(api, other.order_id, 'delivered');
    expect(await paid(other.order_id)).toBe('paid');
  });

  test('a receiver pays in cash only', async () => {
    const sender = await makeSender(api, await makeParcelService(api), 'customer');
    for (const body of [{ payment_method: 'wallet' as const }, { partial_payment: 1 }]) {
      const rejected = await rejectionOf(sender.send({ charge_payer: 'receiver', ...body }));
      expect([rejected.code, rejected.message]).toEqual([
        'payment_method',
        'A receiver can only pay in cash.',
      ]);
    }
  });

  test('the wallet pays in whole or in part, and a low balance is rejected at the method', async () => {
    const sender = await makeSender(api, await makeParcelService(api), 'customer');
    const low = await rejectionOf(sender.send({ payment_method: 'wallet' }));
    expect([low.code, low.details.reason]).toEqual(['payment_method', 'wallet_low']);
    await creditWallet(api, sender, 800);
    const whole = await sender.send({ payment_method: 'wallet' });
    const part = await sender.send({ partial_payment: 1 });
    const first = await sender.client.call(trackOrder, { query: { order_id: whole.order_id } });
    const second = await sender.client.call(trackOrder, { query: { order_id: part.order_id } });
    expect(first).toMatchObject({ payment_status: 'paid', payment_method: 'wallet' });
    expect(second).toMatchObject({ payment_status: 'partially_paid', partially_paid_amount: 2.44 });
    expect((await sender.client.call(getCustomerInfo, {})).wallet_balance).toBe(0);
  });

  test('a provider’s payment announces the parcel once, and an unpaid one can be switched to cash', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service);
    const { order_id } = await sender.send({ payment_method: 'digital_payment' });
    expect(await countPlacedEvents(api, order_id)).toBe(0);
    const decided = await submitBankChoice(api, await openBankPage(sender, order_id), 'approve');
    await api.inject({ url: String(decided.headers.location) });
    expect(await bankBalanceOf(api, order_id)).toBe(556);
    expect(await countPlacedEvents(api, order_id)).toBe(1);
    const other = await sender.send({ payment_method: 'digital_payment' });
    await sender.client.call(payWithCash, { query: {}, body: { order_id: other.order_id } });
    expect(await countPlacedEvents(api, other.order_id)).toBe(1);
  });

  test('an offline payment keeps its details with the parcel', async () => {
    const service = await makeParcelService(api);
    const sender = await makeSender(api, service);
    await withSettings({ offline_payment_status: 1 }, { offline_payment_status: 0 });
    const { order_id } = await sender.send({ payment_method: 'offline_payment' });
    const [method] = await api.db
      .insert(offlineMethods)
      .values({ name: { en: 'Bank transfer' }, fields: [], informations: [] })
      .returning();
    const body = { order_id, method_id: method?.id ?? 0 };
    const saved = await sender.client.call(saveOfflinePayment, { query: {}, body });
    expect(saved.message).toBeTruthy();
  });
});

describe('concurrency', () => {
  test('ten concurrent requests with one key place one parcel and pay once', async () => {
    const sender = await makeSender(api, await makeParcelService(api), 'customer');
    await creditWallet(api, sender, 2000);
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => sender.send({ payment_method: 'wallet' }, 'ten-at-once')),
    );
    expect(new Set(sent.map(({ order_id }) => order_id)).size).toBe(1);
    expect(await ordersOf(sender.owner)).toHaveLength(1);
    expect((await sender.client.call(getCustomerInfo, {})).wallet_balance).toBe(14.44);
    expect(await countPlacedEvents(api, sent[0]?.order_id ?? 0)).toBe(1);
    const reused = await rejectionOf(sender.send({ dm_tips: 1 }, 'ten-at-once'));
    expect(reused.code).toBe('idempotency_key_reused');
  });

  test('two concurrent parcels do not spend the same money of a wallet', async () => {
    const sender = await makeSender(api, await makeParcelService(api), 'customer');
    await creditWallet(api, sender, 600);
    const results = await Promise.allSettled([
      sender.send({ payment_method: 'wallet' }),
      sender.send({ payment_method: 'wallet' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await sender.client.call(getCustomerInfo, {})).wallet_balance).toBe(0.44);
  });

  test('the route is estimated when the map provider fails', async () => {
    const sender = await makeSender(api, await makeParcelService(api));
    vi.spyOn(api.deps.maps, 'route').mockRejectedValueOnce(new Error('the router is away'));
    const { order_id } = await sender.send();
    const order = await sender.client.call(trackOrder, { query: { order_id } });
    // 5.56 km with a detour of 1.3.
    expect(order.parcel).toMatchObject({ distance: 7.228, polyline: null });
  });
});
