import * as deliveries from '@errand/contract/console/deliveries';
import { assignCourier } from '@errand/contract/console/dispatch';
import { moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { getOrder } from '@errand/contract/console/orders';
import { transitionOrder } from '@errand/contract/console/orders/order-changes';
import { editOrder, quoteOrderEdit } from '@errand/contract/console/orders/order-edits';
import * as counter from '@errand/contract/console/rental/counter';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { trackOrder } from '@errand/contract/orders-track';
import { cancelTrip } from '@errand/contract/rental-trip-changes';
import { getTrip } from '@errand/contract/rental-trips';
import type { OrderStatus } from '@errand/domain/orders';
import type { TestBrowser } from '../console/start-console.ts';
import { formOf, pictureOf } from '../upload.ts';
import type { City } from './city.ts';
import type { PlacedOrder } from './place-order.ts';

const DENT_MINOR = 3000;
const KEPT_MINOR = 1000;

/** Lets an order happen until its end, with the screens of its store, its courier, the office and its customer. */
export async function carryOrder(city: City, placed: PlacedOrder): Promise<void> {
  const { plan } = placed;
  if (plan.end === 'canceled by its customer') return cancelByCustomer(city, placed);
  if (plan.end === 'canceled by the office') return cancelByOffice(city, placed);
  if (plan.type === 'trip') return rentOut(city, placed);
  if (plan.type === 'parcel') return carryParcel(city, placed);
  return carryGoods(city, placed);
}

/** Canceling a trip costs something once its provider has confirmed it. */
async function cancelByCustomer(city: City, { plan, id, client }: PlacedOrder): Promise<void> {
  if (plan.type === 'trip') {
    await moveOn(await city.as('cars'), id, 'confirmed');
    await client.call(cancelTrip, { query: {}, body: { trip_id: id, reason: 'No' } });
  } else await client.call(cancelOrder, { query: {}, body: { order_id: id, reason: 'By mistake' } });
}

async function cancelByOffice(city: City, { id }: PlacedOrder, fee?: number): Promise<void> {
  const office = await city.as('office');
  const { status: from } = await office.call(getOrder, { params: { id } });
  const kept = fee === undefined ? {} : { fee_minor: fee };
  await office.call(transitionOrder, {
    params: { id },
    body: { from, to: 'canceled', reason: 'Nobody opens', ...kept },
  });
}

async function carryGoods(city: City, placed: PlacedOrder): Promise<void> {
  const { plan, id } = placed;
  if (plan.of === 'parcels') throw new Error(`${plan.name} has no store.`);
  const store = await city.as(plan.of);
  if (plan.end === 'rejected by its store') {
    const body = { from: 'pending', to: 'canceled', reason: 'Sold out' } as const;
    await store.call(moveKitchenOrder, { params: { id }, body });
    return;
  }
  if (plan.editedTo !== undefined) await editTo(city, placed, plan.editedTo);
  await moveOn(store, id, 'confirmed', 'processing', 'handover');
  if (!plan.courier) {
    if (plan.type === 'delivery') await moveOn(store, id, 'picked_up');
    await moveOn(store, id, 'delivered');
    return;
  }
  const rider = await assign(city, placed);
  await rider.call(deliveries.pickUpDelivery, { params: { id } });
  if (plan.end === 'canceled for a fee') await cancelByOffice(city, placed, KEPT_MINOR);
  else await complete(rider, placed);
}

/** Moves an order on as its store does. */
async function moveOn(store: TestBrowser, id: number, ...steps: OrderStatus[]): Promise<void> {
  for (const to of steps) {
    const { status: from } = await store.call(getOrder, { params: { id } });
    await store.call(moveKitchenOrder, { params: { id }, body: { from, to } });
  }
}

async function assign(city: City, { plan, id }: PlacedOrder): Promise<TestBrowser> {
  if (!plan.courier) throw new Error(`${plan.name} has no courier.`);
  const office = await city.as('office');
  const { version } = await office.call(getOrder, { params: { id } });
  const body = { courier_id: city.couriers[plan.courier].id, version };
  await office.call(assignCourier, { params: { id }, body });
  return city.as(plan.courier);
}

/** Hands an order over; the receiver of a parcel names the code that its sender has. */
async function complete(rider: TestBrowser, { plan, id, client }: PlacedOrder): Promise<void> {
  const cash = plan.pay.endsWith('cash') ? { cash_taken: true } : {};
  const { otp } = await client.call(trackOrder, { query: { order_id: id } });
  const code = plan.type === 'parcel' && otp !== null ? { code: otp } : {};
  await rider.call(deliveries.completeDelivery, { params: { id }, body: { ...cash, ...code } });
}

async function editTo(city: City, { id }: PlacedOrder, quantity: number): Promise<void> {
  const office = await city.as('office');
  const params = { id };
  const { version, lines } = await office.call(getOrder, { params });
  const changed = { kept: [{ line_id: lines[0]!.id, quantity }], added: [] };
  const { total_minor } = await office.call(quoteOrderEdit, { params, body: changed });
  await office.call(editOrder, { params, body: { ...changed, total_minor, version, reason: 'Sold out' } });
}

async function carryParcel(city: City, placed: PlacedOrder): Promise<void> {
  const { plan, id, client } = placed;
  const office = await city.as('office');
  await office.call(transitionOrder, { params: { id }, body: { from: 'pending', to: 'confirmed' } });
  const rider = await assign(city, placed);
  await rider.call(deliveries.pickUpDelivery, { params: { id } });
  if (plan.end !== 'returned') return complete(rider, placed);
  await client.call(cancelOrder, { query: {}, body: { order_id: id, reason: ['Wrong address'] } });
  const { parcel_cancellation: back } = await client.call(trackOrder, { query: { order_id: id } });
  await rider.call(deliveries.returnDelivery, { params: { id }, body: { code: back?.return_otp ?? '' } });
}

/** Hands a car over two hours after the booking, and takes it back four hours later. */
async function rentOut(city: City, placed: PlacedOrder): Promise<void> {
  const { plan, id, client } = placed;
  const params = { id };
  await moveOn(await city.as('cars'), id, 'confirmed');
  const { otp } = await client.call(getTrip, { query: { trip_id: id } });
  city.setClock(city.dayAt(plan.day, 2));
  const car = { plate: 'A 1', odometer_km: 1000, fuel_eighths: 8, condition: '' };
  await (await city.as('cars')).call(counter.handOverTrip, {
    params,
    body: { code: otp ?? '', license: null, deposit_taken: true, vehicles: [car], confirmed: [] },
  });
  city.setClock(city.dayAt(plan.day, 6));
  const cars = await city.as('cars');
  const dent = { kind: 'damage' as const, plate: 'A 1', amount_minor: DENT_MINOR, text: 'A dent' };
  if (plan.end === 'damaged') {
    const body = formOf({ stage: 'damage', plate: 'A 1', picture: [await pictureOf(7)] });
    await cars.call(counter.addTripPicture, { params, body });
  }
  await cars.call(counter.returnTrip, {
    params,
    body: { vehicles: [car], charges: plan.end === 'damaged' ? [dent] : [], extras_minor: 0 },
  });
}
