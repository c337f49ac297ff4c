import type { Vehicle } from '@errand/contract/rental';
import type { RentalTerms, TripPrice } from '@errand/contract/rental-trip-fields';
import { afterAll, expect, test, vi } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { ProviderRules } from '../providers/provider-rules.tsx';
import { VehicleCard } from '../vehicles/vehicle-card.tsx';
import { NO_FILTER } from '../vehicles/vehicle-filter.ts';
import { VehicleOrder } from '../vehicles/vehicle-order.tsx';
import { NothingFound } from './nothing-found.tsx';
import { type SearchedTrip, tripOf } from './trip-address.ts';
import { TripBar } from './trip-bar.tsx';

// Renders as after hydration, because the server's HTML has no trip form.
vi.mock('@errand/client/use-hydrated.ts', () => ({ useHydrated: () => true }));

// Dates of the current year have no year.
vi.setSystemTime(new Date('2026-11-22T09:00Z'));
afterAll(() => {
  vi.useRealTimers();
});

const TERMS = {
  minimum_hours: 4,
  maximum_hours: 720,
  minimum_price: 30,
  deposit: 100,
  free_cancellation_hours: 24,
  cancellation_percent: 50,
  cancellation_steps: [{ hours: 24, percent: 50 }],
  license_required: 1,
  documents_required: 0,
} satisfies RentalTerms;
const NAMED = { id: 3, name: 'Orlo', image: null, image_full_url: null };
const VEHICLE = {
  id: 7,
  name: 'Pebble hatch',
  slug: 'pebble-hatch',
  description: 'Small and round.',
  thumbnail_full_url: '/media/a/384.webp',
  images_full_url: ['/media/a/384.webp'],
  art: { tint: 'sand' },
  seating_capacity: '4',
  transmission_type: 'automatic',
  fuel_type: 'petrol',
  avg_rating: 4.8,
  total_reviews: 214,
  hourly_price: 6,
  hourly_price_now: 5.4,
  day_wise_price: 42,
  day_wise_price_now: 37.8,
  distance_price: null,
  distance_price_now: null,
  discount_type: 'percent',
  discount_price: 10,
  time_zone: 'Asia/Riyadh',
  total_vehicles: 3,
  free_vehicles: 2,
  trip: null,
  brand: NAMED,
  provider: {
    ...NAMED,
    id: 5,
    name: 'Harbour Wheels',
    slug: 'harbour-wheels',
    logo_full_url: null,
    cover_art: null,
    avg_rating: 4.8,
    rating_count: 640,
    terms: TERMS,
    discount: null,
  },
} as unknown as Vehicle;
const OFFER = {
  id: 1,
  store_id: 5,
  start_date: '2026-01-01',
  end_date: '2027-01-01',
  start_time: '00:00',
  end_time: '23:59',
  min_purchase: 60,
  max_discount: 15,
  discount: 12,
  discount_type: 'percent',
} as const;
const TRIP: SearchedTrip = {
  type: 'day_wise',
  pickupAt: '2026-11-24T10:00+03:00',
  returnAt: '2026-11-27T10:00+03:00',
  kilometers: null,
  pickup: { lat: 25.2, lng: 55.3, name: '12 Lantern Street, Old Town' },
  destination: null,
};
const PRICE: TripPrice = {
  trip_type: 'day_wise',
  units: 3,
  unit: 'day',
  unit_price: 37.8,
  price_before_discount: 126,
  discount: 12.6,
  minimum_addition: 0,
  offer_discount: 0,
  price: 113.4,
  hours: 72,
  starts_at: '2026-11-24T07:00:00.000Z',
  ends_at: '2026-11-27T07:00:00.000Z',
};
const priced = (trip: Partial<TripPrice> = {}, change: Partial<Vehicle> = {}): Vehicle => ({
  ...VEHICLE,
  ...change,
  trip: { ...PRICE, ...trip },
});
const plain = (html: string) => textOf(html).replace(/[\u2066-\u2069]/g, '');

test('a card shows the price of the trip and its parts, and its link keeps the trip', () => {
  const html = render(<VehicleCard vehicle={priced()} trip={TRIP} />);
  expect(plain(html)).toContain('$113.40 Before $126.00 for the trip 3 days at $37.80');
  const query = /href="\/rental\/vehicle\/pebble-hatch\?([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  expect(tripOf(new URLSearchParams(query))).toEqual(TRIP);
  const raised = plain(render(<VehicleCard vehicle={priced({ minimum_addition: 5 })} trip={TRIP} />));
  expect(raised).toContain('3 days at $37.80, raised to the minimum');
  expect(plain(render(<VehicleCard vehicle={priced({ hours: 2 })} trip={TRIP} />))).toContain(
    'Rented from 4 hours on',
  );
  const without = render(<VehicleCard vehicle={VEHICLE} />);
  expect(plain(without)).toContain('$37.80 Before $42.00 a day');
  expect(without).toContain('href="/rental/vehicle/pebble-hatch"');
});

test('the vehicle’s page prices the trip in parts, and says why it cannot be rented', () => {
  const order = (vehicle: Vehicle, trip: SearchedTrip | null = TRIP) =>
    plain(render(<VehicleOrder vehicle={vehicle} trip={trip} />));
  const free = order(priced({ minimum_addition: 6.6, price: 120 }));
  expect(free).toContain('3 days at $37.80 $113.40 Up to the provider’s minimum $6.60 For the trip $120.00');
  expect(free).toContain('Deposit $100.00 for each vehicle');
  expect(free).toContain('Add to the trip $120.00 Only 2 left');
  const taken = order(priced({}, { free_vehicles: 0 }));
  expect(taken).toContain('Not free for your trip');
  expect(taken).not.toContain('Add to the trip');
  expect(order(VEHICLE)).toContain('Not rented by the day');
  expect(order(priced({ hours: 800 }))).toContain('Rented for at most 30 days');
  expect(order(VEHICLE, null)).toContain('a day $37.80 Before $42.00 an hour $5.40');
});

// Requirements: MONEY-14, MONEY-15.
test('the offer of the provider is announced on cards, in the rules and in the parts of a price', () => {
  const provider = { ...VEHICLE.provider, discount: OFFER };
  const trip = { unit_price: 42, discount: 15, offer_discount: 15, price: 111 };
  const offered = priced(trip, { provider });
  const card = plain(render(<VehicleCard vehicle={offered} trip={TRIP} />));
  expect(card).toContain('12% off from $60, up to $15');
  expect(card).not.toContain('10% off');
  expect(card).toContain('$111.00 Before $126.00 for the trip 3 days at $42.00, with $15.00 off');
  expect(plain(render(<VehicleOrder vehicle={offered} trip={TRIP} />))).toMatch(
    /3 days at \$42\.00 \$126\.00 Provider’s offer −\s\$15\.00 For the trip \$111\.00/,
  );
  const always = { ...provider, discount: { ...OFFER, min_purchase: 0, max_discount: 0 } };
  expect(plain(render(<VehicleCard vehicle={{ ...VEHICLE, provider: always }} />))).toContain('12% off');
  expect(plain(render(<ProviderRules terms={TERMS} offer={OFFER} />))).toContain(
    'Provider’s offer 12% off from $60, up to $15',
  );
  expect(plain(render(<ProviderRules terms={TERMS} offer={OFFER} />, { language: 'ar' }))).toContain(
    'خصم 12% ابتداءً من $60، حتى $15',
  );
});

test('the trip is shown compactly in its own clock, with the form behind a button or open with its problem', () => {
  const bar = (
    problems: Parameters<typeof TripBar>[0]['problems'] = null,
    trip: SearchedTrip | null = TRIP,
  ) => render(<TripBar timeZone="Asia/Riyadh" trip={trip} problems={problems} href={() => '/'} />);
  expect(plain(bar())).toContain('12 Lantern Street Pickup time Tue 24 Nov, 10:00 Return Fri 27 Nov, 10:00');
  expect(plain(bar())).toContain('3 days');
  expect(bar()).not.toContain('<form');
  const past = bar({ pickupAt: 'past' });
  expect(plain(past)).toContain('Choose a time that is still to come.');
  // The day and the time of one field.
  expect(past.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(plain(bar({ pickup: 'outside' }))).toContain('Nothing is rented at this place.');
  expect(plain(bar(null, null))).toContain('When do you need it?');
});

test('a search without results offers alternatives: without filters, at another time, with another rental type', () => {
  const filtered = render(
    <NothingFound
      filter={{ ...NO_FILTER, name: 'van', trip: TRIP }}
      outside={false}
      timeZone="Asia/Riyadh"
    />,
  );
  expect(plain(filtered)).toContain('Without filters A day later A week later By the hour By distance');
  expect(filtered).toContain('pickup_time=2026-11-25T10%3A00%2B03%3A00');
  expect(filtered).toContain('pickup_time=2026-12-01T10%3A00%2B03%3A00');
  for (const type of ['hourly', 'distance_wise']) expect(filtered).toContain(`trip_type=${type}`);
  const all = plain(
    render(<NothingFound filter={{ ...NO_FILTER, trip: TRIP }} outside={false} timeZone="Asia/Riyadh" />),
  );
  expect(all).not.toContain('Without filters');
  expect(
    plain(render(<NothingFound filter={{ ...NO_FILTER, trip: TRIP }} outside timeZone="Asia/Riyadh" />)),
  ).toContain('No vehicles at this place');
});

// Requirements: RENTAL-03.
test('the rules of a provider are shown in both languages', () => {
  const rules = plain(render(<ProviderRules terms={TERMS} offer={null} hours="9:00 – 18:00" />));
  expect(rules).toContain('Free until 24 hours before the pickup, 50% of the price afterwards.');
  expect(rules).toContain('$100.00 for each vehicle, given back at the return.');
  expect(rules).toContain('From 4 hours to 30 days');
  expect(rules).toContain('Opening hours 9:00 – 18:00');
  const steps = (...cancellation_steps: RentalTerms['cancellation_steps']) =>
    plain(render(<ProviderRules terms={{ ...TERMS, cancellation_steps }} offer={null} />));
  expect(steps({ hours: 48, percent: 50 }, { hours: 24, percent: 80 }, { hours: 0, percent: 100 })).toContain(
    'Free until 2 days before the pickup, 50% of the price afterwards. From 24 hours before the pickup on, 80%. After the time of the pickup, 100%.',
  );
  expect(steps({ hours: 0, percent: 30 })).toContain('Free until the pickup, 30% of the price afterwards.');
  const free = { ...TERMS, cancellation_steps: [], deposit: 0, maximum_hours: null };
  const arabic = plain(render(<ProviderRules terms={free} offer={null} />, { language: 'ar' }));
  expect(arabic).toContain('مجاني حتى الاستلام.');
  expect(arabic).toContain('ابتداءً من');
});
