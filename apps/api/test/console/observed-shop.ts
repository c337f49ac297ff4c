import { login, signUp } from '@errand/contract/auth';
import { getTimeSlots } from '@errand/contract/checkout';
import { getConfig } from '@errand/contract/config';
import { fundCustomer } from '@errand/contract/console/customers/fundings';
import * as courier from '@errand/contract/console/deliveries';
import * as kitchen from '@errand/contract/console/kitchen/board';
import { getLanding, getPage } from '@errand/contract/content';
import { getCustomerInfo } from '@errand/contract/customer';
import { listPointTransactions, transferPoints } from '@errand/contract/loyalty';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { quoteOrder } from '@errand/contract/orders-place';
import { trackOrder } from '@errand/contract/orders-track';
import { getParcelTimeSlots } from '@errand/contract/parcel';
import { listStorePlans, registerCourier, registerStore } from '@errand/contract/registration';
import { addFund, listWalletTransactions } from '@errand/contract/wallet';
import { eq } from 'drizzle-orm';
import { orderChanges } from '../../src/features/orders/index.ts';
import { orders } from '../../src/features/orders/orders.tables.ts';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, type PlaceBody, placeOne } from '../buyers.ts';
import { deliver } from '../delivered-orders.ts';
import {
  CENTER,
  makeCourier,
  makeCustomer,
  makePage,
  makePlan,
  makeTransfer,
  makeZone,
  makeZoneModule,
  square,
} from '../factories/index.ts';
import { makeParcelService, makeSender, RECEIVER, transitionParcel } from '../factories/parcels.ts';
import { codeOf, type TestBrowser, type TestConsole } from './start-console.ts';

/** Far from every other zone. */
const ELSEWHERE = { latitude: CENTER.latitude + 3, longitude: CENTER.longitude };

/**
 * A shop in which every setting has an effect that can be observed through the API. Each aspect returns JSON that stays
 * the same as long as the settings do.
 */
export async function observedShop({ api, deps, makeStaff, signedIn }: TestConsole, operator: TestBrowser) {
  const shop = await makeShop(api, { store: { taxRate: 25, packagingMinor: 50 }, item: { stock: null } });
  const guest = await makeBuyer(api, shop);
  await guest.fill(shop.item.id, 2);
  const member = await makeBuyer(api, shop, 'customer');
  await member.fill(shop.item.id, 2);
  const memberId = Number(member.owner.split(':')[1]);
  await makeTransfer(api.db, memberId, 500);
  const richId = (await makeCustomer(api.db)).id;
  await makeTransfer(api.db, memberId, 1_000_000, { unit: 'points', type: 'order_place' });
  const service = await makeParcelService(api);
  const otherZone = await makeZone(api.db, { outline: square(ELSEWHERE) });
  await makeZoneModule(api.db, otherZone.id, service.module.id);
  const sender = await makeSender(api, service);
  for (const slug of ['refund-policy', 'cancellation-policy', 'shipping-policy'] as const)
    await makePage(api.db, { slug });
  await makePlan(api.db);
  const boardStaff = await makeStaff({
    grants: [{ role: 'store-staff', scope: { kind: 'store', id: shop.store.id } }],
  });
  const board = await signedIn(boardStaff);
  const riderStaff = await makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
  const rider = await makeCourier(api.db, { staffId: riderStaff.id, zoneId: shop.zone.id });
  const riding = await signedIn(riderStaff);
  const delivered = await placeOne(api, shop);
  await deliver(api, delivered.orderId, rider.id);
  const confirmed = await placeOne(api, shop);
  const move = (orderId: number, to: 'confirmed' | 'handover' | 'picked_up') =>
    api.db.transaction((tx) =>
      orderChanges.transition(deps, tx, orderId, to, { actor: 'store', courierId: rider.id }),
    );
  await move(confirmed.orderId, 'confirmed');
  const parcel = await sender.send();
  await transitionParcel(api, parcel.order_id, 'picked_up', rider.id);

  const quote = async (body: PlaceBody = {}, buyer = guest) => {
    const { problems, ...found } = await buyer.client.call(quoteOrder, {
      query: {},
      body: { ...DELIVERY_ADDRESS, ...CONTACT, ...body },
    });
    return { ...found, problems: problems.map(({ code }) => code) };
  };
  const charges = async (body: PlaceBody = {}) => {
    const { problems, order_amount, delivery_charge } = await sender.quote(body);
    return [order_amount, delivery_charge, ...problems.map(({ code }) => code)];
  };
  const config = () => api.client().call(getConfig, {});
  const page = (slug: 'refund-policy' | 'cancellation-policy' | 'shipping-policy') =>
    codeOr(
      api
        .client()
        .call(getPage, { params: { slug } })
        .then((found) => found.slug),
    );
  const onBoard = async (orderId: number) => {
    const { orders: shown } = await board.call(kitchen.getKitchen, { params: { id: shop.store.id } });
    const order = shown.find(({ id }) => id === orderId);
    return [order?.transitions.map(({ to }) => to), order?.accept_by !== null];
  };
  let people = 0;
  const register = () => {
    people += 1;
    const phone = `+9715077${String(people).padStart(5, '0')}`;
    const body = { name: 'Nora Reef', email: `observed-${people}@errand.test`, phone };
    const secret = { password: 'harbour light', confirm_password: 'harbour light' };
    return api.client().call(signUp, { body: { ...body, ...secret } });
  };

  return {
    config,
    accents: async () => (await config()).accent_colors,
    quote,
    tipQuote: async () => (await quote({ dm_tips: 2 })).problems,
    pickupQuote: async () => (await quote({ order_type: 'take_away' })).problems,
    memberQuote: async () => {
      const { payment_methods, partial_payment_methods } = await quote({}, member);
      return { payment_methods, partial_payment_methods };
    },
    slots: async () => {
      const { days } = await api.client().call(getTimeSlots, { query: { store_id: shop.store.id } });
      return days.map(({ slots }) => slots.length);
    },
    parcelQuote: () => charges(),
    parcelAcross: () => charges({ receiver_details: { ...RECEIVER, ...ELSEWHERE } }),
    parcelSlots: async () => {
      const { days } = await api.client().call(getParcelTimeSlots, { query: CENTER });
      return days.map(({ slots }) => slots.length);
    },
    carriedParcel: async () => {
      const order = await sender.client.call(trackOrder, { query: { order_id: parcel.order_id } });
      return [order.parcel?.cancellation_type, order.parcel?.cancellation_fee];
    },
    canceledParcel: async () => {
      const { order_id: id } = await sender.send();
      await transitionParcel(api, id, 'picked_up', rider.id);
      await sender.client.call(cancelOrder, { query: {}, body: { order_id: id, reason: [] } });
      const { parcel_cancellation: found } = await sender.client.call(trackOrder, {
        query: { order_id: id },
      });
      return found?.return_by ?? null;
    },
    newOrder: async () => onBoard((await placeOne(api, shop)).orderId),
    agreedTerms: async () => {
      const { orderId } = await placeOne(api, shop);
      const [row] = await api.db.select({ terms: orders.terms }).from(orders).where(eq(orders.id, orderId));
      return row?.terms;
    },
    confirmedOrder: () => onBoard(confirmed.orderId),
    statement: async () =>
      (
        await operator.call(kitchen.getStatement, {
          params: { id: shop.store.id },
          query: { month: new Date(deps.now()).toISOString().slice(0, 10) },
        })
      ).commission_percent,
    delivery: async () => {
      const { deliveries } = await riding.call(courier.getDeliveries, {});
      const own = deliveries.find(({ order_id }) => order_id === confirmed.orderId);
      return [own?.transitions, own?.proof];
    },
    doorCode: async () => {
      const { otp } = await confirmed.buyer.client.call(trackOrder, {
        query: { order_id: confirmed.orderId },
      });
      return otp !== null;
    },
    deliveredOrder: async () =>
      (await delivered.buyer.client.call(trackOrder, { query: { order_id: delivered.orderId } })).refundable,
    wallet: () => codeOr(member.client.call(listWalletTransactions, { query: {} }).then(() => 'listed')),
    topUp: () => codeOf(member.client.call(addFund, { body: {} })),
    points: () => codeOr(member.client.call(listPointTransactions, { query: {} }).then(() => 'listed')),
    fewPoints: () => codeOr(converted(150)),
    manyPoints: () => codeOr(converted(3000)),
    earnedPoints: async () => {
      const buyer = await makeBuyer(api, shop, 'customer');
      await buyer.fill(shop.item.id, 2);
      const { order_id: id } = await buyer.place();
      await deliver(api, id, rider.id);
      return (await buyer.client.call(getCustomerInfo, {})).loyalty_point;
    },
    funding: async () => {
      people += 1;
      const body = { amount_minor: 100, reason: 'Observed', intent: `observed-${people}` };
      return (await operator.call(fundCustomer, { params: { id: richId }, body })).status;
    },
    signUp: async () => (await register()).token !== null,
    signIn: () =>
      codeOf(api.client().call(login, { body: { email_or_phone: 'a@b.co', password: 'wrong one' } })),
    storeForm: () => codeOf(api.client().call(registerStore, { body: {} })),
    courierForm: () => codeOf(api.client().call(registerCourier, { body: {} })),
    plans: async () =>
      (await api.client().call(listStorePlans, { query: { module_id: shop.module.id } })).packages.length,
    landing: async () => (await api.client().call(getLanding, {})).download_user_app_links,
    refundPolicy: () => page('refund-policy'),
    cancellationPolicy: () => page('cancellation-policy'),
    shippingPolicy: () => page('shipping-policy'),
    ordering: () => codeOr(guest.client.call(quoteOrder, { query: {}, body: CONTACT }).then(() => 'quoted')),
  };

  /** What points become in the wallet. */
  async function converted(point: number): Promise<number> {
    people += 1;
    const balance = async () => (await member.client.call(getCustomerInfo, {})).wallet_balance ?? 0;
    const before = await balance();
    await api
      .client({ ...member.viewer, idempotencyKey: `points-${people}` })
      .call(transferPoints, { body: { point } });
    const gained = (await balance()) - before;
    await makeTransfer(api.db, memberId, -Math.round(gained * 100));
    return Math.round(gained * 100);
  }
}

/** The result of a call, or the code of its rejection. */
async function codeOr(call: Promise<unknown>): Promise<unknown> {
  const [found] = await Promise.allSettled([call]);
  return found.status === 'fulfilled' ? found.value : codeOf(Promise.reject(found.reason));
}
