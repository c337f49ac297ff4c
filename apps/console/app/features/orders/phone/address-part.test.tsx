import { TextProvider } from '@errand/client/i18n.tsx';
import type { PhoneAddress } from '@errand/contract/console/orders/phone-orders';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { queries } from '#platform/queries.ts';
import orders from '#texts/en/orders.json' with { type: 'json' };
import { messagesOf } from '../../../../test/messages.ts';
import { bodyOf, type PhoneDraft } from './phone-draft.ts';

// The brand is in the document, which only the browser has.
vi.mock('#platform/brand.ts', () => ({ shopName: '' }));
vi.mock('@errand/ui/map/index.ts', () => ({
  StreetMap: ({ label }: { label: string }) => <div role="application" aria-label={label} />,
}));
const { AddressPart } = await import('./address-part.tsx');

const STORE = { latitude: 53.5461, longitude: 9.9664 };
const POINT: PhoneAddress = { ...STORE, address: '', road: null, house: null, floor: null };
const ITEM = { item_id: 1, quantity: 1, groups: [], variation: null, add_ons: [] };
const DRAFT: PhoneDraft = {
  phone: '',
  name: 'Ida Brandt',
  mail: '',
  store: { id: 1, name: 'Harbor Kitchen' },
  lines: [{ key: 1, chosen: ITEM }] as unknown as PhoneDraft['lines'],
  type: 'delivery',
  address: null,
  isPoint: false,
  payment: 'cash_on_delivery',
  coupon: '',
  note: '',
  time: '',
  tipMinor: 0,
  paysWithMinor: 0,
  language: 'en',
};

function htmlOf(change: Partial<PhoneDraft>, hasGeocoder: boolean): string {
  const start = { place_search: hasGeocoder, ...STORE };
  queries.setQueryData(['stores', 'getDeliveryStart', { params: { id: 1 } }], start);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TextProvider language="en" messages={messagesOf('en')}>
        <AddressPart draft={{ ...DRAFT, ...change }} onChange={() => {}} />
      </TextProvider>
    </QueryClientProvider>,
  );
}

const requiredIn = (html: string) =>
  [...html.matchAll(/<label [^>]*>([^<]+?) <em class="field-required"/g)].map(([, label]) => label);

afterEach(() => {
  queries.clear();
});

test('a shop without a geocoder says why no address is searched, and offers a point on the map', () => {
  const html = htmlOf({}, false);
  expect(html).toContain(orders.noAddressSearch);
  expect(html).toContain(orders.choosePoint);
  expect(html).not.toContain(orders.findAddress);
});

test('a shop with a geocoder searches first, and offers the map beside the search', () => {
  const html = htmlOf({}, true);
  expect(html).toContain(orders.findAddress);
  expect(html).toContain(orders.choosePoint);
  expect(html).not.toContain(orders.noAddressSearch);
});

test('a point on the map requires street and house number also where there is a geocoder, a found address does not', () => {
  const point = htmlOf({ address: POINT, isPoint: true }, true);
  expect(point).toContain(`aria-label="${orders.pointMap}"`);
  expect(requiredIn(point)).toEqual([orders.street, orders.houseNumber]);
  const found = { ...POINT, address: '5 Harbor Street' };
  expect(requiredIn(htmlOf({ address: found }, true))).toEqual([]);
  expect(requiredIn(htmlOf({ address: found }, false))).toEqual([orders.street, orders.houseNumber]);
});

test('an order to a point waits for its door, which becomes the line of the address', () => {
  const draft = { ...DRAFT, phone: '+4915112345678', isPoint: true };
  expect(bodyOf({ ...draft, address: { ...POINT, road: 'Harbor Street', house: ' ' } })).toBeNull();
  const door = { road: 'Harbor Street', house: '5' };
  expect(bodyOf({ ...draft, address: { ...POINT, ...door } })?.address).toEqual({
    ...POINT,
    ...door,
    address: 'Harbor Street 5',
  });
});
