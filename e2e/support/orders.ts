import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { english } from './labels.ts';
import { startWithWrap } from './start.ts';
import { visit } from './steps.ts';
import type { Headers, Visitor } from './visitor.ts';

/** Places the visitor's cart as an order to the stored location, without the interface. Returns its number. */
export async function orderByApi(page: Page, headers: Headers, body: object = {}): Promise<string> {
  const stored = await page.evaluate(
    (): Record<string, string> => Object.fromEntries(Object.entries(localStorage)),
  );
  return placeByApi(page.request, { headers, stored }, body);
}

/** The same for a visitor whom no page shows yet. */
export async function placeByApi(
  request: APIRequestContext,
  { headers, stored }: Pick<Visitor, 'headers' | 'stored'>,
  body: object = {},
): Promise<string> {
  const point = JSON.parse(stored.currentLatLng ?? '{}') as { lat: number; lng: number };
  const response = await request.post('/api/v1/customer/order/place', {
    headers,
    data: {
      ...(!headers.authorization && { guest_id: stored.guest_id }),
      address: stored.location,
      latitude: point.lat,
      longitude: point.lng,
      contact_person_name: 'Layla Haddad',
      contact_person_number: '+971501234567',
      ...body,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return String(((await response.json()) as { order_id: number }).order_id);
}

/**
 * Places a guest's order of a wrap without the interface, which `guest-order.spec.ts` covers. Leaves its page open
 * and returns its number.
 */
export async function orderAsGuest(page: Page): Promise<string> {
  const headers = await startWithWrap(page, { at: '/track-order' });
  const id = await orderByApi(page, headers, { contact_person_name: 'Sami Nasser' });
  await visit(page, `/track-order?order_id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: english.arriving })).toBeVisible();
  return id;
}
