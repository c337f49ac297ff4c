import { expect, type Page } from '@playwright/test';
import { storedPlace } from './place-steps.ts';
import { listModules } from './visitor.ts';

type Headers = Record<string, string>;
type Category = { id: number; slug: string };

/** The receiver and destination of the journeys' parcels. */
export const RECEIVER = {
  name: 'Omar Nasser',
  phone: '+971509876543',
  typed: '20%20Harbour%20Square',
  address: '20 Harbour Square',
};
/** The number under which the sender's parcels are found. */
export const SENDER_PHONE = '+971501234567';

/**
 * Books a box of 6 kg from the stored location to Harbour Square, without the interface. Returns its number. `body`
 * replaces fields of the booking.
 */
export async function sendParcel(page: Page, headers: Headers, body: object = {}): Promise<string> {
  const stored = await storedPlace(page);
  const module = (await listModules(page.request)).find(({ module_type }) => module_type === 'parcel');
  const parcelHeaders = { ...headers, moduleId: String(module?.id) };
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id') ?? undefined);
  const box = (await categoriesOf(page, parcelHeaders)).find(({ slug }) => slug === 'box');
  const response = await page.request.post('/api/v1/customer/order/place', {
    headers: parcelHeaders,
    data: {
      ...(!headers.authorization && { guest_id }),
      order_type: 'parcel',
      parcel_category_id: box?.id,
      parcel_weight: 6,
      parcel_contents: 'Two lamps',
      address: stored?.location,
      latitude: stored?.currentLatLng.lat,
      longitude: stored?.currentLatLng.lng,
      house: '9A',
      contact_person_name: 'Layla Haddad',
      contact_person_number: SENDER_PHONE,
      receiver_details: { ...(await harbourSquare(page)), house: '14B' },
      charge_payer: 'sender',
      payment_method: 'cash_on_delivery',
      ...body,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return String(((await response.json()) as { order_id: number }).order_id);
}

async function categoriesOf(page: Page, headers: Headers): Promise<Category[]> {
  return (await page.request.get('/api/v1/parcel-category', { headers })).json();
}

async function harbourSquare(page: Page) {
  const found = await page.request.get(`/api/v1/config/place-api-autocomplete?search_text=${RECEIVER.typed}`);
  const { suggestions } = (await found.json()) as { suggestions: { placePrediction: { placeId: string } }[] };
  const id = suggestions[0]?.placePrediction.placeId;
  const place = await page.request.get(`/api/v1/config/place-api-details?placeid=${id}`);
  const { location, formattedAddress } = (await place.json()) as {
    location: { latitude: number; longitude: number };
    formattedAddress: string;
  };
  return {
    contact_person_name: RECEIVER.name,
    contact_person_number: RECEIVER.phone,
    address: formattedAddress,
    ...location,
  };
}
