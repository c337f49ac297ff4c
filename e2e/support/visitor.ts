import type { LanguageCode } from '@errand/domain/language';
import { type APIRequestContext, expect } from '@playwright/test';
import { CUSTOMER } from './steps.ts';

/** The state of a visitor as the browser stores it, made by the API. */

export type ModuleType = 'food' | 'grocery' | 'ecommerce' | 'parcel' | 'rental' | 'pharmacy';

export type VisitorOptions = {
  module?: ModuleType;
  language?: LanguageCode;
  theme?: 'light' | 'dark';
  /** Signed in: the demo's customer, or the owner of a token. A guest otherwise. */
  customer?: boolean | { token: string };
  /** One wrap is in the cart. */
  withWrap?: boolean;
};

export type Headers = Record<string, string>;

export type Visitor = {
  /** For the API. */
  headers: Headers;
  cookies: Record<string, string>;
  /** Entries of the local storage. */
  stored: Record<string, string>;
};

/** A visitor at 12 Lantern Street with a module chosen and an otherwise empty cart. */
export async function createVisitor(
  request: APIRequestContext,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { module = 'food', language = 'en', theme, customer = false, withWrap = false } = options;
  const place = await lanternStreet(request);
  const id = (await listModules(request)).find(({ module_type }) => module_type === module)?.id;
  const token = typeof customer === 'object' ? customer.token : customer ? await tokenOf(request) : null;
  const headers = { moduleId: String(id), ...(token && { authorization: `Bearer ${token}` }) };
  const guest_id = token ? undefined : await newGuest(request);
  if (token) await request.delete('/api/v1/customer/cart/remove', { headers });
  if (withWrap) await addWrap(request, headers, guest_id);
  const { lat, lng } = place.point;
  return {
    headers,
    cookies: {
      zones: place.zones,
      module: String(id),
      cell: `${lat.toFixed(3)},${lng.toFixed(3)}`,
      language,
      ...(theme && { theme }),
    },
    stored: {
      ...(token ? { token } : { guest_id: guest_id ?? '' }),
      location: place.address,
      currentLatLng: JSON.stringify(place.point),
      zoneid: place.zones,
      module: JSON.stringify({ id, module_type: module }),
    },
  };
}

async function get<Body>(request: APIRequestContext, path: string): Promise<Body> {
  const response = await request.get(`/api/v1/${path}`);
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  return response.json();
}

type Place = { address: string; point: { lat: number; lng: number }; zones: string };
type Module = { id: number; module_type: string };
let place: Place | undefined;
let modules: Module[] | undefined;

/** Looked up once: the locations of the demo world do not change. */
async function lanternStreet(request: APIRequestContext): Promise<Place> {
  place ??= await findPlace(request, '12%20Lantern%20Street');
  return place;
}

async function findPlace(request: APIRequestContext, text: string): Promise<Place> {
  const { suggestions } = await get<{ suggestions: { placePrediction: { placeId: string } }[] }>(
    request,
    `config/place-api-autocomplete?search_text=${text}`,
  );
  const { location, formattedAddress } = await get<{
    location: { latitude: number; longitude: number };
    formattedAddress: string;
  }>(request, `config/place-api-details?placeid=${suggestions[0]?.placePrediction.placeId}`);
  const point = { lat: location.latitude, lng: location.longitude };
  const { zone_id } = await get<{ zone_id: string }>(
    request,
    `config/get-zone-id?lat=${point.lat}&lng=${point.lng}`,
  );
  return { address: formattedAddress, point, zones: zone_id };
}

export async function listModules(request: APIRequestContext): Promise<Module[]> {
  modules ??= await get<Module[]>(request, 'module');
  return modules;
}

async function newGuest(request: APIRequestContext): Promise<string> {
  const guest = await request.post('/api/v1/auth/guest/request');
  return ((await guest.json()) as { guest_id: string }).guest_id;
}

async function addWrap(
  request: APIRequestContext,
  headers: Headers,
  guest_id: string | undefined,
): Promise<void> {
  const wrap = await get<Wrap & { id: number }>(request, 'items/details/charcoal-chicken-wrap');
  const added = await request.post('/api/v1/customer/cart/add', {
    headers,
    data: { guest_id, item_id: wrap.id, quantity: 1, variation: choice(wrap, 1) },
  });
  expect(added.ok()).toBe(true);
}

/** Signs the demo customer in without the form. */
export async function tokenOf(request: APIRequestContext): Promise<string> {
  const data = {
    login_type: 'manual',
    field_type: 'email',
    email_or_phone: CUSTOMER.email,
    password: CUSTOMER.password,
  };
  const response = await request.post('/api/v1/auth/login', { data });
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
