import type { RentalCartLine } from '@errand/contract/rental-cart';
import type { TripQuote } from '@errand/contract/rental-trips';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { aTrip } from '../trips/trip.fixture.ts';
import { type BookingDraft, EMPTY_DRAFT, readableDraft } from './booking-draft.ts';
import { TermsBox } from './booking-panel.tsx';
import { DriverSection } from './driver-section.tsx';
import { agreedTrip, orderQuote } from './order-quote.ts';
import { firstSpot, idOfField, spotOf } from './problem-spots.ts';
import { quotedBody, tripBody } from './trip-body.ts';
import { useProblemTexts } from './use-problem-texts.ts';
import { VehicleLine } from './vehicles-section.tsx';

const nothing = () => {};
const plain = (html: string) => textOf(html).replace(/[\u2066-\u2069]/g, '');

const QUOTE = {
  ...aTrip(),
  provider_id: 3,
  estimated_trip_end_time: '2026-03-11T06:00:00.000Z',
  vehicles: [],
  additional_charge_name: 'Service fee',
  coupon_code: null,
  partially_paid_amount: 11.35,
  due_amount: 60,
  payment_methods: ['cash_on_delivery'],
  partial_payment_methods: ['cash_on_delivery'],
  maximum_cod_order_amount: null,
  wallet_balance: 11.35,
  free_cancellation_until: '2099-03-08T06:00:00.000Z',
  problems: [],
} as unknown as TripQuote;

test('the input survives a reload, and stored fields of another type are ignored', () => {
  const draft = { ...EMPTY_DRAFT, driverName: 'Omar', license: 'DXB-1', coupon: 'SUN', useWallet: true };
  expect(readableDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(readableDraft({ ...draft, license: 7, coupon: {}, useWallet: 'yes' })).toEqual({
    ...EMPTY_DRAFT,
    driverName: 'Omar',
  });
  expect(readableDraft(null)).toBeNull();
});

test('quote and booking have the same body besides the note, for guests with their identity', () => {
  const booking: Parameters<typeof tripBody>[0] = {
    draft: { ...EMPTY_DRAFT, driverName: ' Omar ', license: ' DXB-1 ', note: ' A child seat ' },
    contact: { name: 'Layla', phone: '+971500001234', email: '' },
    method: 'cash_on_delivery',
    hasWalletPart: true,
    session: { token: null, guestId: 'g' },
  };
  const body = tripBody(booking);
  expect(body).toMatchObject({
    guest_id: 'g',
    contact_person_name: 'Layla',
    contact_person_email: null,
    driver_name: 'Omar',
    driver_phone: null,
    driver_license: 'DXB-1',
    additional_note: 'A child seat',
    partial_payment: 1,
  });
  expect({ ...quotedBody(body), additional_note: 'A child seat' }).toEqual(body);
  expect(tripBody({ ...booking, session: { token: 't', guestId: 'g' } })).not.toHaveProperty('guest_id');
});

test('the booking agrees to exactly the amount, provider and kind that were shown', () => {
  expect(agreedTrip(QUOTE)).toEqual({
    trip_amount: 71.35,
    provider_id: 3,
    trip_type: 'day_wise',
    partially_paid_amount: 11.35,
  });
  expect(orderQuote(QUOTE)).toMatchObject({
    order_amount: 71.35,
    due_amount: 60,
    items_amount: 80,
    delivery_charge: 0,
  });
});

test('each problem leads to the place where it is fixed, the topmost first', () => {
  expect(spotOf({ code: 'vehicle_taken', field: 'pickup_time' })).toBe('vehicles');
  expect(spotOf({ code: 'provider_closed', field: 'destination_time' })).toBe('trip');
  expect(spotOf({ code: 'required', field: 'contact_person_name' })).toBe('contact');
  expect(spotOf({ code: 'store_unavailable' })).toBeNull();
  expect(idOfField('driver_license')).toBe('booking-license');
  const problem = (code: string, field: string) => ({ code, field, message: '' });
  expect(firstSpot([problem('coupon_expired', 'coupon_code'), problem('required', 'driver_license')])).toBe(
    'license',
  );
  expect(firstSpot([])).toBeNull();
});

function License(props: { attempted: boolean }) {
  const problems = [{ code: 'required', field: 'driver_license', message: 'Required' }];
  const { textsAt } = useProblemTexts(problems, props.attempted);
  return <p>{textsAt('license')[0] ?? 'nothing'}</p>;
}

test('missing values are reported after the first attempt', () => {
  expect(plain(render(<License attempted={false} />))).toBe('nothing');
  expect(plain(render(<License attempted />))).toBe('Enter the number of the driver’s license.');
});

test('the driver is the contact until another is entered, and the license is optional unless asked for', () => {
  const section = (needsLicense: boolean, driver: Partial<BookingDraft> = {}) =>
    render(
      <DriverSection
        draft={{ ...EMPTY_DRAFT, ...driver }}
        change={nothing}
        contact={{ name: 'Layla', phone: '+971500001234' }}
        needsLicense={needsLicense}
        problems={{ phone: undefined, license: undefined }}
      />,
      { config: { country: 'AE' } },
    );
  expect(section(true)).toContain('value="Layla"');
  expect(section(true)).toContain('value="500001234"');
  const other = section(true, { driverName: 'Omar', driverPhone: '+971509998877' });
  expect(other).toContain('value="Omar"');
  expect(other).toContain('value="509998877"');
  expect(plain(section(true))).not.toContain('License number optional');
  expect(plain(section(false))).toContain('License number optional');
});

const LINE = {
  id: 1,
  vehicle_id: 9,
  quantity: 2,
  vehicle: { name: 'Skiff scooter', total_vehicles: 3, thumbnail_full_url: null, art: null },
} as RentalCartLine;
const PRICED = {
  vehicle_id: 9,
  name: 'Skiff scooter',
  quantity: 2,
  free: 3,
  total_price: 90,
  trip: { units: 2, unit: 'day', unit_price: 20, price_before_discount: 45, minimum_addition: 5, price: 45 },
} as TripQuote['vehicles'][number];

test('a vehicle shows the parts of its price, and a taken one how many are still free', () => {
  const line = (free: number | null) =>
    plain(
      render(
        <ul>
          <VehicleLine
            line={LINE}
            priced={PRICED}
            problem={
              free === null
                ? undefined
                : { code: 'vehicle_taken', message: 'Not free then.', vehicle_id: 9, free }
            }
            changes={{} as never}
          />
        </ul>,
      ),
    );
  expect(line(null)).toContain('2 days × $20.00 each $5.00 is added to reach the provider’s lowest price.');
  expect(line(null)).toContain('$90.00');
  expect(line(1)).toContain('Not free then. Take the free one');
  expect(line(0)).not.toContain('Take');
});

test('deposit and the provider’s rules of cancellation are stated before booking', () => {
  const box = (changed: object) => plain(render(<TermsBox quote={{ ...QUOTE, ...changed }} />));
  expect(box({})).toContain(
    '$200.00, handed over at the pickup and given back at the return. Not part of the total.',
  );
  const steps = (...untils: (string | null)[]) => ({
    cancellation_periods: untils.map((until, index) => ({ until, percent: 50 * index, fee: 40 * index })),
  });
  expect(box(steps('2099-03-07T06:00:00.000Z', '2099-03-08T06:00:00.000Z', null))).toMatch(
    /Free until .*7 Mar.*10:00 Until .*8 Mar.*10:00: \$40\.00 \(50% of the price\) After that: \$80\.00 \(100% of the price\) Nothing is kept until the provider confirms/,
  );
  const late = box(steps('2020-01-01T00:00:00.000Z', '2020-01-02T00:00:00.000Z', null));
  expect(late).toContain('From now on: $80.00 (100% of the price)');
  expect(late).not.toMatch(/Free until|\$40/);
  expect(box({ deposit_amount: 0, ...steps(null) })).toBe('Cancellation Free until the pickup.');
});
