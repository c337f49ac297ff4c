import { expect, type Page, test } from '@playwright/test';
import { CUSTOMER, visit } from './steps.ts';

/**
 * Journeys start from the stored state of a visitor; reaching that state has its own journey (`guest-order.spec.ts`).
 */

type ModuleType = 'food' | 'grocery' | 'ecommerce' | 'parcel' | 'rental' | 'pharmacy';

export type Start = {
  /** The page to open. */
  at?: string;
  module?: ModuleType;
  language?: 'en' | 'ar';
  theme?: 'light' | 'dark';
  /** Signed in: the demo's customer, or the owner of a token. A guest otherwise. */
  customer?: boolean | { token: string };
};

type Headers = Record<string, string>;

/** At 12 Lantern Street in the Food module, with one wrap in the cart. */
export function startWithWrap(page: Page, options: Start = {}): Promise<Headers> {
  return start(page, { at: '/store/saffron-street-kitchen', ...options }, true);
}

/** At 12 Lantern Street with a module chosen and an empty cart. Returns the visitor's headers for the API. */
export async function start(page: Page, options: Start = {}, withWrap = false): Promise<Headers> {
  const { at = '/home', module = 'food', language = 'en', theme, customer = false } = options;
  const place = await lanternStreet(page);
  const id = (await listModules(page)).find(({ module_type }) => module_type === module)?.id;
  const token = typeof customer === 'object' ? customer.token : customer ? await tokenOf(page) : null;
  const headers = { moduleId: String(id), ...(token && { authorization: `Bearer ${token}` }) };
  const guest_id = token ? undefined : await newGuest(page);
  if (token) await page.request.delete('/api/v1/customer/cart/remove', { headers });
  if (withWrap) await addWrap(page, headers, guest_id);
  const { lat, lng } = place.point;
  await addCookies(page, {
    zones: place.zones,
    module: String(id),
    cell: `${lat.toFixed(3)},${lng.toFixed(3)}`,
    language,
    ...(theme && { theme }),
  });
  await storeOnce(page, {
    ...(token ? { token } : { guest_id: guest_id ?? '' }),
    location: place.address,
    currentLatLng: JSON.stringify(place.point),
    zoneid: place.zones,
    module: JSON.stringify({ id, module_type: module }),
  });
  await visit(page, at);
  return headers;
}

/** Chooses a module without its home page. */
export async function chooseModuleType(page: Page, type: ModuleType): Promise<void> {
  const id = (await listModules(page)).find(({ module_type }) => module_type === type)?.id;
  const chosen = JSON.stringify({ id, module_type: type });
  await page.evaluate((module) => localStorage.setItem('module', module), chosen);
  await addCookies(page, { module: String(id) });
}

/** Signs the demo's customer in without the form, from the next page on. */
export async function becomeCustomer(page: Page): Promise<void> {
  const token = await tokenOf(page);
  await page.evaluate((given) => localStorage.setItem('token', given), token);
}

/** The base URL of the worker's server. */
export function baseUrl(): string {
  return test.info().project.use.baseURL ?? '';
}

export async function addCookies(page: Page, cookies: Record<string, string>): Promise<void> {
  const url = baseUrl();
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
    );
}

/** Fills the browser's storage before the first page; later changes by pages are preserved. */
async function storeOnce(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    // Signing out clears the session storage.
    if (localStorage.getItem('journey-started')) return;
    localStorage.setItem('journey-started', '1');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

async function get<Body>(page: Page, path: string): Promise<Body> {
  return (await page.request.get(`/api/v1/${path}`)).json();
}

type Place = { address: string; point: { lat: number; lng: number }; zones: string };
type Module = { id: number; module_type: string };
let place: Place | undefined;
let modules: Module[] | undefined;

/** Looked up once: the locations of the demo world do not change. */
async function lanternStreet(page: Page): Promise<Place> {
  place ??= await findPlace(page, '12%20Lantern%20Street');
  return place;
}

async function findPlace(page: Page, text: string): Promise<Place> {
  const { suggestions } = await get<{ suggestions: { placePrediction: { placeId: string } }[] }>(
    page,
    `config/place-api-autocomplete?search_text=${text}`,
  );
  const { location, formattedAddress } = await get<{
    location: { latitude: number; longitude: number };
    formattedAddress: string;
  }>(page, `config/place-api-details?placeid=${suggestions[0]?.placePrediction.placeId}`);
  const point = { lat: location.latitude, lng: location.longitude };
  const { zone_id } = await get<{ zone_id: string }>(
    page,
    `config/get-zone-id?lat=${point.lat}&lng=${point.lng}`,
  );
  return { address: formattedAddress, point, zones: zone_id };
}

export async function listModules(page: Page): Promise<Module[]> {
  modules ??= await get<Module[]>(page, 'module');
  return modules;
}

async function newGuest(page: Page): Promise<string> {
  const guest = await page.request.post('/api/v1/auth/guest/request');
  return ((await guest.json()) as { guest_id: string }).guest_id;
}

async function addWrap(page: Page, headers: Headers, guest_id: string | undefined): Promise<void> {
  const wrap = await get<Wrap & { id: number }>(page, 'items/details/charcoal-chicken-wrap');
  const added = await page.request.post('/api/v1/customer/cart/add', {
    headers,
    data: { guest_id, item_id: wrap.id, quantity: 1, variation: choice(wrap, 1) },
  });
  expect(added.ok()).toBe(true);
}

/** Signs the demo customer in without the form. */
export async function tokenOf(page: Page): Promise<string> {
  const data = {
    login_type: 'manual',
    field_type: 'email',
    email_or_phone: CUSTOMER.email,
    password: CUSTOMER.password,
  };
  const response = await page.request.post('/api/v1/auth/login', { data });
  return ((await response.json()) as { token: string }).token;
}

export type Wrap = { food_variations: { name: string; values: { label: string }[] }[] };

/** The wrap in a size, given by index, with its first sauce. */
export function choice({ food_variations: [size, sauces] }: Wrap, index: number) {
  return [
    { name: size?.name, values: { label: [size?.values[index]?.label] } },
    { name: sauces?.name, values: { label: [sauces?.values[0]?.label] } },
  ];
}
