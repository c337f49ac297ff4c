import { type Address, addAddress, listAddresses } from '@errand/contract/customer';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../test/render.tsx';
import { bodyOf, fieldsOf, guestAddressOf } from './address-fields.ts';
import { isEditable, SELECTED_ADDRESS } from './address-name.ts';
import { AddressForm } from './components/address-dialog.tsx';
import { SavedList } from './components/saved-dialog.tsx';
import { reachedBy } from './use-addresses.ts';

const HOME: Address = {
  id: 4,
  address_type: 'home',
  address_label: null,
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971501234567',
  contact_person_email: null,
  address: '12 Lantern Street',
  additional_information: 'Blue door',
  latitude: '25.03',
  longitude: '56.36',
  zone_id: 1,
  zone_ids: [1, 3],
  road: '12',
  house: 'B',
  floor: '3',
};
const OFFICE: Address = { ...HOME, id: 5, address_type: 'office', address: 'Pier Building', zone_ids: [2] };
const LAYLA = { f_name: 'Layla', l_name: 'Haddad', phone: '+971501234567' } as Parameters<
  typeof AddressForm
>[0]['customer'];
const POINT = { latitude: 25, longitude: 56 };
const nothing = () => {};

const config = {
  country: 'JO',
  country_picker_status: 0 as const,
  default_location: { lat: '25', lng: '56' },
};
function form(customer: typeof LAYLA, more: object = {}): string {
  const part = (
    <AddressForm customer={customer} known={null} onSaved={nothing} onGuest={nothing} onCancel={nothing} />
  );
  return render(part, { config: { ...config, ...more } });
}

// Requirements: ADDR-41, ADDR-42, ADDR-43.
test('addresses are limited to those to which the store delivers: in its zone, its further zones and its area', () => {
  const store = { zone_id: 3, further_zone_ids: [] as number[], delivery_area: null };
  const inZones = { servesAllZones: false };
  const both = [HOME, OFFICE];
  expect('query' in listAddresses).toBe(false);
  expect(reachedBy(store, both, inZones)).toEqual([HOME]);
  expect(reachedBy({ ...store, zone_id: 9 }, both, inZones)).toEqual([]);
  expect(reachedBy({ ...store, further_zone_ids: [2] }, both, inZones)).toEqual(both);
  expect(reachedBy({ ...store, zone_id: 9 }, both, { servesAllZones: true })).toEqual(both);
  const nowhere = { ...HOME, zone_ids: [] };
  expect(reachedBy({ ...store, zone_id: 9 }, [nowhere], { servesAllZones: true })).toEqual([]);
  const area = (west: number): [number, number][] => [
    [west, 25],
    [west + 0.1, 25],
    [west + 0.1, 25.1],
    [west, 25.1],
  ];
  expect(reachedBy({ ...store, delivery_area: area(56.3) }, both, inZones)).toEqual([HOME]);
  expect(reachedBy({ ...store, delivery_area: area(56.4) }, both, inZones)).toEqual([]);
});

// Requirements: ADDR-07, ADDR-09, ADDR-10, ADDR-11.
test('the form shows map, current-location button, label and fields', () => {
  const html = form(LAYLA);
  const text = textOf(html);
  for (const label of ['Street number', 'House number', 'Floor', 'Note for the courier', 'Label As']) {
    expect(text).toContain(label);
  }
  expect(text).toMatch(/Label As Home Office Other/);
  expect(html).toContain('aria-label="Use Current Location"');
  expect(html.indexOf('address-map-picker-map')).toBeGreaterThan(0);
  expect(html.indexOf('address-map-picker-map')).toBeLessThan(html.indexOf('name="address"'));
});

test('without a search of places the form requires the name of the street and the house', () => {
  const text = textOf(form(LAYLA, { place_search: false }));
  expect(text).toMatch(/Street House number Floor optional/);
  expect(textOf(form(LAYLA))).toMatch(/Street number optional House number optional Floor optional/);
});

// Requirements: ADDR-24.
test('only a guest is asked for an e-mail', () => {
  expect(form(null)).toContain('name="email"');
  expect(form(LAYLA)).not.toContain('name="email"');
});

// Requirements: ADDR-26, ADDR-27, ADDR-28, CONFIG-04, CONFIG-06.
test('the phone field starts with the operator’s country, changeable when the picker is enabled', () => {
  const select = (html: string) => /<select[^>]*>/.exec(html)?.[0] ?? '';
  const off = form(LAYLA);
  expect(select(off)).toContain('disabled');
  expect(off).toContain('+962');
  expect(select(form(LAYLA, { country_picker_status: 1 }))).not.toContain('disabled');
  expect(form(LAYLA, { country: 'EG' })).toContain('+20');
});

// Requirements: ADDR-03, ADDR-07.
test('street number, house number, floor and note each have their field on the wire, the label that of type other', () => {
  const typed = { road: '7', house: 'B', floor: '3', note: 'Blue door', label: 'Grandma' };
  const sent = (type: 'home' | 'other') => {
    const fields = { ...fieldsOf(null, LAYLA, 'Pier 3'), ...typed, type };
    return bodyOf(fields, POINT, '+971501234567', false);
  };
  expect(sent('other')).toMatchObject({
    address_type: 'other',
    address_label: 'Grandma',
    road: '7',
    house: 'B',
    floor: '3',
    additional_information: 'Blue door',
  });
  expect(sent('home')).toMatchObject({ address_type: 'home', address_label: null });
});

// Requirements: ADDR-22, ADDR-23, ADDR-25, ADDR-40, API-19.
test('only address, name and phone are required, and the e-mail is not validated', () => {
  const fields = { ...fieldsOf(null, LAYLA, 'Pier 3'), type: 'other' as const, email: 'not an e-mail' };
  const guest = bodyOf(fields, POINT, '+971501234567', true);
  expect(guest).toMatchObject({
    address_type: 'other',
    address_label: null,
    contact_person_email: 'not an e-mail',
  });
  expect(guest).toMatchObject({ road: null, house: null, floor: null, additional_information: null });
  const customers = bodyOf(fields, POINT, '+971501234567', false);
  expect(customers).not.toHaveProperty('contact_person_email');
  expect(customers).toEqual({
    address: 'Pier 3',
    address_type: 'other',
    address_label: null,
    contact_person_name: guest.contact_person_name,
    contact_person_number: '+971501234567',
    latitude: 25,
    longitude: 56,
    additional_information: null,
    house: null,
    floor: null,
    road: null,
  });
  expect(addAddress.body.safeParse(bodyOf(fields, POINT, '+971501234567', false)).success).toBe(true);
  for (const text of ['12', '٣', 'B/2 ½', '-']) {
    const said = bodyOf({ ...fields, road: text, house: text, floor: text }, POINT, '1', false);
    expect(addAddress.body.parse(said)).toMatchObject({ road: text, house: text, floor: text });
  }
});

test('editing an address starts with its saved values and label', () => {
  const fields = fieldsOf({ ...HOME, address_type: 'Beach house' }, LAYLA, 'elsewhere');
  expect(fields).toMatchObject({
    type: 'other',
    label: 'Beach house',
    address: '12 Lantern Street',
    floor: '3',
  });
  const body = bodyOf({ ...fields, type: 'home' }, POINT, HOME.contact_person_number, false);
  expect(body).toMatchObject({ address_type: 'home', address_label: null, house: 'B' });
  expect(guestAddressOf(body)).toMatchObject({ latitude: '25', longitude: '56', contact_person_email: null });
});

// Requirements: ADDR-37.
test('neither the current location nor a missing address can be edited', () => {
  expect([isEditable(HOME), isEditable({ address_type: SELECTED_ADDRESS }), isEditable(null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(SELECTED_ADDRESS).toBe('Selected Address');
});

// Requirements: ADDR-30, ADDR-31, ADDR-33.
test('saved addresses show type and text with one selected; an empty list says so', () => {
  const list = (addresses: Address[]) =>
    render(<SavedList addresses={addresses} value={5} onSelect={nothing} onClose={nothing} />);
  const html = list([HOME, OFFICE]);
  expect(textOf(html)).toMatch(/Home 12 Lantern Street Office Pier Building Cancel Select/);
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  const none = textOf(list([]));
  expect(none).toContain('Oops');
  expect(none).toContain('You don’t have any saved address yet. please save address to continue');
});
