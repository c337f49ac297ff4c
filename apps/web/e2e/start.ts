import { expect, type Page, test } from '@playwright/test';
import { CUSTOMER, visit } from './steps.ts';

type Start = {
  at?: string;
  /** Who looks, signed in: the demo's customer, or whoever a token belongs to. A guest otherwise. */
  customer?: boolean | { token: string };
};

/**
 * At 12 Lantern Street with one wrap in the cart of the Food module: the state, without the way to it. A guest, or a
 * customer, whose cart then holds just that.
 */
export function startWithWrap(page: Page, { at = '/store/saffron-street-kitchen', customer }: Start = {}) {
  return start(page, { at, customer, withWrap: true });
}

/** The same with an empty cart. */
export function startInFood(page: Page, { at = '/home', customer }: Start = {}) {
  return start(page, { at, customer, withWrap: false });
}

/** Answers with the headers under which whoever looks asks the API. */
async function start(
  page: Page,
  { at, customer = false, withWrap }: Start & { at: string; withWrap: boolean },
): Promise<Record<string, string>> {
  const ask = async (path: string, options?: Parameters<typeof page.request.fetch>[1]) =>
    (await page.request.fetch(`/api/v1/${path}`, options)).json();
  const found = await ask('config/place-api-autocomplete?search_text=12%20Lantern%20Street');
  const place = await ask(`config/place-api-details?placeid=${found.suggestions[0].placePrediction.placeId}`);
  const { latitude: lat, longitude: lng } = place.location as { latitude: number; longitude: number };
  const [zone, modules, wrap, { guest_id }] = await Promise.all([
    ask(`config/get-zone-id?lat=${lat}&lng=${lng}`),
    ask('module'),
    ask('items/details/charcoal-chicken-wrap'),
    ask('auth/guest/request', { method: 'POST' }),
  ]);
  const { id, module_type } = modules.find((module: { id: number }) => module.id === wrap.module_id);
  const token = typeof customer === 'object' ? customer.token : customer ? await tokenOf(page) : null;
  const headers = { moduleId: String(id), ...(token && { authorization: `Bearer ${token}` }) };
  if (token) await page.request.delete('/api/v1/customer/cart/remove', { headers });
  if (withWrap) {
    const added = await page.request.post('/api/v1/customer/cart/add', {
      headers,
      data: { guest_id, item_id: wrap.id, quantity: 1, variation: choice(wrap, 1) },
    });
    expect(added.ok()).toBe(true);
  }
  const url = test.info().project.use.baseURL ?? '';
  const cookies = {
    zones: zone.zone_id as string,
    module: `${id}:${module_type}`,
    cell: `${lat.toFixed(3)},${lng.toFixed(3)}`,
  };
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
    );
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    },
    {
      ...(token ? { token } : { guest_id }),
      location: place.formattedAddress,
      currentLatLng: JSON.stringify({ lat, lng }),
      zoneid: zone.zone_id,
      module: JSON.stringify({ id, module_type }),
    },
  );
  await visit(page, at);
  return headers;
}

/** The demo's customer signs in without the form. */
async function tokenOf(page: Page): Promise<string> {
  const data = {
    login_type: 'manual',
    field_type: 'email',
    email_or_phone: CUSTOMER.email,
    password: CUSTOMER.password,
  };
  const answer = await page.request.post('/api/v1/auth/login', { data });
  return ((await answer.json()) as { token: string }).token;
}

export type Wrap = { food_variations: { name: string; values: { label: string }[] }[] };

/** The wrap in a size by its place in the list, with its first sauce. */
export function choice({ food_variations: [size, sauces] }: Wrap, index: number) {
  return [
    { name: size?.name, values: { label: [size?.values[index]?.label] } },
    { name: sauces?.name, values: { label: [sauces?.values[0]?.label] } },
  ];
}
