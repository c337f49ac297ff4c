import type pg from 'pg';
import { makeGuests } from './cart-calls.ts';

/** An item that can be ordered without a choice, with the place of its store. */
export type Offer = {
  itemId: number;
  storeId: number;
  moduleId: number;
  zoneId: number;
  latitude: number;
  longitude: number;
};

/** A guest with one line in the cart. */
export type Buyer = { guestId: string; offer: Offer };

const CONTACT = { contact_person_name: 'Bench', contact_person_number: '+971501234567' };
/** Enough of an item for the minimum order of any store. */
const QUANTITY = 9;

const OFFERS = `
  select distinct on (s.id) i.id as "itemId", s.id as "storeId", i.module_id as "moduleId", s.zone_id as "zoneId",
    s.latitude, s.longitude
  from items i join stores s on s.id = i.store_id join modules m on m.id = i.module_id
  where m.type = 'food' and i.active and s.active and i.maximum_cart_quantity is null and i.stock is null
    and i.available_from is null and i.campaign_starts is null
    and not i.food_groups::text like '%"required": true%'
  order by s.id, i.id`;

/** Items of `count` stores that accept an order now. */
export async function findOffers(api: string, pool: pg.Pool, count: number): Promise<Offer[]> {
  const { rows } = await pool.query<Offer>(OFFERS);
  const offers: Offer[] = [];
  for (const offer of rows) {
    if (offers.length === count) break;
    const [buyer] = await makeBuyers(api, [offer], 1);
    if (buyer && (await placeOrder(api, buyer)).ok) offers.push(offer);
  }
  if (offers.length < count) throw new Error(`only ${offers.length} stores accept orders now`);
  return offers;
}

/** Creates buyers, each with one offer in the cart, by turns. */
export async function makeBuyers(api: string, offers: Offer[], count: number): Promise<Buyer[]> {
  const guests = await makeGuests(api, count);
  const buyers = guests.map((guestId, n) => ({ guestId, offer: offers[n % offers.length] as Offer }));
  for (const { guestId, offer } of buyers) {
    const body = { guest_id: guestId, item_id: offer.itemId, quantity: QUANTITY };
    const response = await fetch(`${api}/customer/cart/add`, post(offer, body));
    if (!response.ok) throw new Error(`the cart rejects an item: ${await response.text()}`);
    await response.arrayBuffer();
  }
  return buyers;
}

/** Orders the cart of a buyer to the place of its store. */
export async function placeOrder(api: string, { guestId, offer }: Buyer): Promise<Response> {
  const { latitude, longitude } = offer;
  const body = { ...CONTACT, latitude, longitude, address: '1 Bench Road', order_type: 'delivery' };
  const response = await fetch(`${api}/customer/order/place`, post(offer, { ...body, guest_id: guestId }));
  await response.arrayBuffer();
  return response;
}

export function scopeOf({ zoneId, moduleId, latitude, longitude }: Offer): Record<string, string> {
  return {
    zoneId: JSON.stringify([zoneId]),
    moduleId: String(moduleId),
    latitude: String(latitude),
    longitude: String(longitude),
  };
}

function post(offer: Offer, body: object): RequestInit {
  return {
    method: 'POST',
    headers: { ...scopeOf(offer), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
