import { expect, type Page } from '@playwright/test';
import { storedPlace } from './place-steps.ts';

type Headers = Record<string, string>;

/** Places the visitor's cart as an order to the stored location, without the interface. Returns its number. */
export async function orderByApi(page: Page, headers: Headers, body: object = {}): Promise<string> {
  const stored = await storedPlace(page);
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id') ?? undefined);
  const response = await page.request.post('/api/v1/customer/order/place', {
    headers,
    data: {
      ...(!headers.authorization && { guest_id }),
      address: stored?.location,
      latitude: stored?.currentLatLng.lat,
      longitude: stored?.currentLatLng.lng,
      contact_person_name: 'Layla Haddad',
      contact_person_number: '+971501234567',
      ...body,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return String(((await response.json()) as { order_id: number }).order_id);
}

/** The first slot of the store's next day, as `schedule_at`. */
export async function slotOfTomorrow(page: Page, store: string): Promise<string> {
  const { id } = (await (await page.request.get(`/api/v1/stores/details/${store}`)).json()) as { id: number };
  const slots = await page.request.get(`/api/v1/customer/order/time-slots?store_id=${id}`);
  const { days } = (await slots.json()) as { days: { slots: { schedule_at: string }[] }[] };
  const at = days[1]?.slots[0]?.schedule_at;
  if (!at) throw new Error(`${store} has no slot tomorrow`);
  return at;
}
