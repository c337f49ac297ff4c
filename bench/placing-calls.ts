import type pg from 'pg';
import { makeGuests } from './cart-calls.ts';
import { percentile } from './steady-load.ts';
import type { BenchWorld } from './world.ts';

const CALLS = 60;
const WARM_UP = 5;
const DAY = 86_400_000;

type Call = { url: string; headers: Record<string, string>; body: object };

const CONTACT = { contact_person_name: 'Bench', contact_person_number: '+971501234567' };

/** Prints the latencies of placing an order and of booking a trip, one after the other, each by another guest. */
export async function printPlacingCalls(
  api: string,
  pool: pg.Pool,
  world: BenchWorld,
  scope: Record<string, string>,
): Promise<void> {
  console.log(
    `\n${'one at a time'.padEnd(16)}${['p50 ms', 'p95 ms', 'aim'].map((text) => text.padStart(10)).join('')}`,
  );
  print('order place', await latenciesOf(await orderCalls(api, world, scope)));
  print('trip book', await latenciesOf(await tripCalls(api, pool, scope)));
}

function print(name: string, took: number[]): void {
  const at = (share: number) => percentile(took, share).toFixed(1).padStart(10);
  console.log(`${name.padEnd(16)}${at(0.5)}${at(0.95)}${'< 50'.padStart(10)}`);
}

async function latenciesOf(calls: Call[]): Promise<number[]> {
  const took: number[] = [];
  for (const { url, headers, body } of calls) {
    const start = performance.now();
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    took.push(performance.now() - start);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  }
  return took.slice(WARM_UP);
}

/** Enough of an item for the minimum order of any store. */
const QUANTITY = 9;

/** Each guest has one line in the cart. */
async function orderCalls(
  api: string,
  { itemId, point }: BenchWorld,
  scope: Record<string, string>,
): Promise<Call[]> {
  const guests = await makeGuests(api, CALLS);
  const headers = { ...scope, 'content-type': 'application/json' };
  for (const guest_id of guests) {
    const body = JSON.stringify({ guest_id, item_id: itemId, quantity: QUANTITY });
    const response = await fetch(`${api}/customer/cart/add`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`the cart rejects an item: ${await response.text()}`);
  }
  const body = { ...CONTACT, ...point, address: '1 Bench Road', order_type: 'delivery' };
  return guests.map((guest_id) => ({
    url: `${api}/customer/order/place`,
    headers,
    body: { ...body, guest_id },
  }));
}

/** A vehicle that is rented by the hour without documents. */
const VEHICLE = `
  select v.id, s.latitude, s.longitude from vehicles v join stores s on s.id = v.provider_id
    join modules m on m.id = s.module_id left join rental_terms t on t.provider_id = s.id
  where m.type = 'rental' and m.active and s.active and v.active and v.hourly_minor is not null
    and not coalesce(t.documents_required, false)
  order by v.id limit 1`;

/** Each guest rents the same vehicle on another day, from 10:00 to 14:00 in the demo's city. */
async function tripCalls(api: string, pool: pg.Pool, scope: Record<string, string>): Promise<Call[]> {
  const found = await pool.query<{ id: number; latitude: number; longitude: number }>(VEHICLE);
  const [vehicle] = found.rows;
  if (!vehicle) throw new Error('the database has no suitable vehicle');
  const guests = await makeGuests(api, CALLS);
  const headers = { ...scope, 'content-type': 'application/json' };
  const today = Math.floor(Date.now() / DAY) * DAY;
  for (const [at, guest_id] of guests.entries()) {
    const body = JSON.stringify({
      guest_id,
      vehicle_id: vehicle.id,
      pickup_location: { lat: vehicle.latitude, lng: vehicle.longitude, location_name: 'Bench' },
      pickup_time: new Date(today + (at + 10) * DAY + 6 * 3_600_000).toISOString(),
      rental_type: 'hourly',
      estimated_hours: 4,
    });
    const response = await fetch(`${api}/rental/user/cart/add-to-cart`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`the rental cart rejects a vehicle: ${await response.text()}`);
  }
  return guests.map((guest_id) => ({
    url: `${api}/rental/user/trip/trip-booking`,
    headers,
    body: { ...CONTACT, guest_id, driver_license: 'BENCH 1' },
  }));
}
