import { ApiError } from '@errand/contract';
import type { Trip } from '@errand/contract/rental-trips';
import { expect, test } from 'vitest';
import { OrderFailed } from '#features/orders/index.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { CancelTerms } from './cancel/cancel-trip-form.tsx';
import { ChangeCost } from './change/change-trip.tsx';
import { billOf } from './page/trip-bill.tsx';
import { TripDetails, tripSteps } from './page/trip-details.tsx';
import { TripReceipt } from './page/trip-receipt.tsx';
import { aTrip } from './trip.fixture.ts';
import { TripsView } from './trips-view.tsx';

const NOW = Date.parse('2026-03-08T07:00:00Z');
const nothing = () => {};
const plain = (html: string) => textOf(html).replace(/[\u2066-\u2069]/g, '');
const details = (changed: Partial<Trip> = {}, options = {}) =>
  plain(render(<TripDetails trip={aTrip(changed)} nowMs={NOW} />, options));

// Requirements: RENTAL-04.
test('running trips are listed with vehicles, state, pickup in the zone’s clock and a link to their page', () => {
  const list = (trips: Trip[]) =>
    render(<TripsView />, { queryData: [[['trips', 'running'], { trips, total_size: trips.length }]] });
  const html = list([aTrip(), aTrip({ id: 42, trip_status: 'pending', payable: true })]);
  expect(plain(html)).toMatch(/Skiff scooter Confirmed Harbour Wheels · 12 Lantern Street .*10:00 .*2 days/);
  expect(html).toMatch(/href="\/rental\/trips\/41"[^>]*>Skiff scooter/);
  expect(html).toMatch(/<a [^>]*aria-label="Pay now #42"[^>]*href="\/rental\/trips\/42"/);
  expect(plain(list([]))).toContain('No trips ahead');
});

// Requirements: RENTAL-04.
test('trips that are loading are skeletons, not an empty list', () => {
  const html = render(<TripsView />);
  expect(html).toContain('skeleton');
  expect(plain(html)).not.toContain('No trips');
});

test('a trip shows its state as steps, plates, code, provider with phone and the times of its zone', () => {
  const text = details();
  expect(text).toContain('Pickup: Tomorrow, 10:00');
  expect(text).toContain('Pickup code Tell it to the provider when you pick up. 8776');
  expect(text).toMatch(/Requested .*10:00 Confirmed by the provider .*10:05 Picked up Returned/);
  expect(text).toContain('MRS 00501 MRS 00502');
  expect(text).toContain('Call +97145551013');
  expect(text).toContain('License DXB-1');
  expect(text).toContain(
    'Harbour Wheels hands over at 43 Pearl Street. To have it brought to this place, call',
  );
  expect(text).toContain('Deposit of $200.00');
  expect(details({}, { language: 'ar' })).toContain('إلغاء الرحلة');
});

const CHARGE: Trip['charges'][number] = {
  id: 5,
  kind: 'damage',
  license_plate_number: 'MRS 00501',
  unit: null,
  units: null,
  amount: 80,
  charged_amount: 80,
  text: 'Dent in the rear door',
  pictures: ['/media/dent'],
  dispute: null,
  answer: null,
  disputed_at: null,
  settled_at: null,
};
const RETURNED: Partial<Trip> = {
  trip_status: 'completed',
  completed: '2026-03-11T08:00:00.000Z',
  charges: [CHARGE],
  deposit: { held: 200, kept: 80, returned: 120, owed: 0 },
  money: { ...aTrip().money, total: 151.35, charges: 80 },
  vehicle_states: [
    {
      license_plate_number: 'MRS 00501',
      handover: { odometer: 1000, fuel_eighths: 8, condition: 'Scratch', pictures: [] },
      return: { odometer: 1050, fuel_eighths: 4, condition: '', pictures: [] },
    },
  ],
};

test('a returned trip shows what was recorded and charged, what became of the deposit, and how to dispute a charge', () => {
  const text = details(RETURNED);
  expect(text).toMatch(/Charges of the return Damage \$80.00 MRS 00501 .*Dent in the rear door Dispute/);
  expect(text).toContain('At the pickup 1,000 km · Fuel or charge full Scratch');
  expect(text).toContain('At the return 1,050 km · Fuel or charge 4/8');
  expect(text).toContain('Deposit of $200.00: $80.00 pays charges, $120.00 went back at the return.');
  expect(text).toMatch(/Charges of the return \$80.00 Total \$151.35/);
  expect(details(RETURNED, { language: 'ar' })).toContain('مبالغ عند الإرجاع');
});

test('a disputed charge shows the dispute until it is settled, then what is left and the answer', () => {
  const disputed = { ...CHARGE, dispute: 'It was there before.', disputed_at: '2026-03-12T08:00:00.000Z' };
  const open = details({ ...RETURNED, charges: [disputed] });
  expect(open).toContain('You wrote: It was there before. We are looking at your dispute.');
  expect(open).not.toContain('Dispute ');
  const settled = {
    ...disputed,
    amount: 30,
    answer: 'We have lowered it.',
    settled_at: '2026-03-13T08:00:00.000Z',
  };
  const deposit = { held: 200, kept: 30, returned: 120, owed: 50 };
  const text = details({ ...RETURNED, charges: [settled], deposit });
  expect(text).toContain('Damage $80.00 $30.00');
  expect(text).toContain('We have lowered it.');
  expect(text).toContain('The provider owes you $50.00 of it');
});

test('a follower of a trip sees neither code, driver nor anything to change', () => {
  const text = details({
    viewed_as: 'follower',
    otp: null,
    driver: null,
    tracking_link: null,
    cancellation_periods: [],
    cancelable: false,
    changeable: false,
  });
  expect(text).toContain('Harbour Wheels');
  expect(text).not.toMatch(/Cancel|Extend|Book again|Share|Driver|code/);
});

test('what can be done with a trip follows from its state', () => {
  expect(details()).toMatch(/Extend or shorten .*Cancel the trip/);
  const over = details({
    trip_status: 'completed',
    ongoing: '2026-03-09T06:00:00.000Z',
    completed: '2026-03-11T06:00:00.000Z',
    cancelable: false,
    changeable: false,
    reviewable: true,
  });
  expect(over).toContain('Your trip is over');
  expect(over).toMatch(/Book again .*Rate the vehicles/);
  expect(over).not.toMatch(/Cancel the trip|Pickup code/);
  const unpaid = { trip_status: 'pending', pay_by: '2026-03-08T07:20:00.000Z', payable: true } as const;
  expect(details(unpaid)).not.toContain('Book again');
});

test('a rejected bank transfer of a trip shows why as soon as the open page has the changed trip', () => {
  const queryData = [
    [
      ['offline-payment', 41, '2026-03-08T06:30:00.000Z'],
      { order_id: 41, method_id: 1, informations: {}, customer_note: null, reject_reason: 'Wrong amount' },
    ],
  ];
  const shown = (updated_at: string) =>
    details({ payment_method: 'offline_payment', payment_status: 'unpaid', updated_at }, { queryData });
  expect(shown('2026-03-08T06:00:00.000Z')).not.toContain('Wrong amount');
  expect(shown('2026-03-08T06:30:00.000Z')).toContain('Wrong amount');
});

test('a completed trip can be refunded and reported by the rules of orders, and shows the outcome', () => {
  const over = { trip_status: 'completed', cancelable: false, changeable: false } as const;
  expect(details({ ...over, refundable: true })).toMatch(/Ask for a refund .*Report a problem/);
  expect(details(over)).not.toContain('Ask for a refund');
  const report = {
    id: 1,
    reason: 'The vehicle',
    text: 'The brakes squeak.',
    image_full_url: [],
    answer: null,
    created_at: '2026-03-11T08:00:00.000Z',
    answered_at: null,
  };
  const reported = details({ ...over, report });
  expect(reported).toMatch(/We are reviewing your report.*The brakes squeak\./);
  expect(reported).not.toContain('Report a problem');
  const answered = details({ ...over, report: { ...report, answer: 'They are repaired.' } });
  expect(answered).toMatch(/Our answer They are repaired\..*Report a problem/);
});

test('a trip that is not the visitor’s offers the search by number and phone, and one that did not load a retry', () => {
  const unknown = new ApiError(404, 'Not found', [{ code: 'not_found', message: 'Not found' }], {});
  const failed = (error: unknown) =>
    render(<OrderFailed kind="trip" picture="compass" error={error} onRetry={nothing} />);
  expect(failed(unknown)).toContain('href="/track-order?find=trip"');
  expect(plain(failed(new TypeError('offline')))).toContain('Your booking is safe.');
});

test('the page of a trip states what canceling costs until when, while it can be canceled', () => {
  expect(details()).toContain('Cancellation From now on: $35.68 (50% of the price)');
  expect(details({ cancellation_periods: [], cancelable: false })).not.toContain('Cancellation');
});

test('a trip that ended early shows where it stopped', () => {
  const steps = tripSteps(aTrip({ trip_status: 'canceled', canceled: '2026-03-08T09:00:00.000Z' }));
  expect(steps.map(({ key, state }) => [key, state])).toEqual([
    ['pending', 'done'],
    ['confirmed', 'done'],
    ['canceled', 'stopped'],
  ]);
});

test('the parts of a trip’s bill add up to its total', () => {
  const partsMinor = (trip: Trip) => {
    const rows = billOf(trip);
    const totalIndex = rows.findIndex(({ key }) => key === 'total');
    return rows.slice(0, totalIndex).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  };
  expect(partsMinor(aTrip())).toBe(7135);
  expect(partsMinor(aTrip({ tax_status: 'included', trip_amount: 68 }))).toBe(6800);
});

test('a trip’s bill says how it was paid, and after a cancellation what was kept and where the rest went', () => {
  expect(details()).toContain('Total $71.35 Paid by card or account $71.35');
  const money: Trip['money'] = {
    ...aTrip().money,
    state: 'part_returned',
    paper: 'cancellation',
    returned: [{ to: 'bank', amount: 35.68, pending: true, because: 'cancellation', at: null }],
  };
  expect(details({ trip_status: 'canceled', canceled_by: 'customer', money })).toMatch(
    /Total before the cancellation \$71\.35 .*On its way to the card or account −\s?\$35\.68 Kept for the cancellation \$35\.67/,
  );
});

test('a trip has a receipt of its own, with its provider, both times, vehicles and payment', () => {
  const html = render(<TripReceipt trip={aTrip()} />, { config: { business_name: 'Errand' } });
  expect(plain(html)).toMatch(/^Receipt Trip #41 Errand .*Booked .*Pickup .*10:00 .*Return .*Harbour Wheels/);
  expect(plain(html)).toContain('2× Skiff scooter MRS 00501, MRS 00502');
  expect(plain(html)).toContain('Paid by card or account $71.35');
  expect(render(<TripDetails trip={aTrip()} nowMs={NOW} />)).toContain('href="/rental/trips/41/receipt"');
});

test('before a trip is canceled, the provider’s rule, the kept amount and where the rest goes are shown', () => {
  const terms = {
    cancellation_periods: [
      { until: '2026-03-08T06:00:00.000Z', percent: 0, fee: 0 },
      { until: '2026-03-08T18:00:00.000Z', percent: 50, fee: 35.68 },
      { until: null, percent: 100, fee: 61.35 },
    ],
    paid_amount: 61.35,
    fee: 35.68,
    refund: 25.67,
    refund_to_wallet: 10,
    refund_to_provider: 15.67,
  };
  const shown = (changed = {}, trip_status: Trip['trip_status'] = 'confirmed') =>
    plain(render(<CancelTerms trip={aTrip({ trip_status })} terms={{ ...terms, ...changed }} nowMs={NOW} />));
  expect(shown()).toMatch(
    /^Until .*8 Mar.*22:00: \$35\.68 \(50% of the price\) After that: \$61\.35 \(100% of the price\) Never more/,
  );
  expect(shown()).toMatch(/Paid \$61\.35 Kept by the provider .?.?\$35\.68 Back to your wallet \$10\.00/);
  expect(shown()).toContain('Back the way you paid $15.67');
  const unpaid = terms.cancellation_periods.map((period) => ({ ...period, fee: 0 }));
  expect(shown({ paid_amount: 0, fee: 0, cancellation_periods: unpaid })).toBe(
    'You have paid nothing, so nothing is kept.',
  );
  expect(shown({}, 'pending')).toContain('Nothing is kept until the provider confirms');
});

const COST = {
  before: aTrip(),
  after: { ...aTrip(), trip_amount: 101.35 },
  difference: 30,
  due_amount: 30,
  payment_methods: ['cash_on_delivery', 'wallet'] as ('cash_on_delivery' | 'wallet')[],
  refund_to_wallet: 0,
  refund_by_hand: 0,
  problems: [],
};
const cost = (changed: object, byDay = false) =>
  plain(render(<ChangeCost cost={{ ...COST, ...changed }} byDay={byDay} busy={false} onAgree={nothing} />));

test('before a trip is extended or shortened, the button states the difference and who gives money back', () => {
  expect(cost({})).toMatch(
    /Difference \$30\.00 .*In cash at the return From my wallet now Extend the trip \$30\.00/,
  );
  const shorter = cost({ difference: -20, due_amount: 0, refund_by_hand: 20 });
  expect(shorter).toContain('Back from the provider at the return $20.00');
  expect(shorter).toMatch(/Shorten the trip −\s\$20\.00$/);
  expect(shorter).not.toContain('Pay the addition');
  expect(cost({}, true)).toContain('Each started day counts as a whole one.');
  expect(cost({})).not.toContain('started day');
});

test('a change that the provider cannot make has its reason instead of a button', () => {
  const taken = cost({ problems: [{ code: 'vehicle_taken', message: 'Only 1 is free then.' }] });
  expect(taken).toBe('Only 1 is free then.');
  // A problem of the new end is shown at its field.
  const late = { code: 'trip_too_long', field: 'destination_time', message: 'At most 30 days.' };
  expect(cost({ problems: [late] })).toBe('');
});
