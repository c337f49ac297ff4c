import type { EndpointNotes } from '../note.ts';

const BOOKING = {
  trip_amount: 28.8,
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971501234567',
  driver_license: 'DXB-1042',
  additional_note: 'A child seat, please.',
};

export const TRIP_NOTES: EndpointNotes = {
  quoteTrip: {
    description:
      'The price of the cart’s trip in parts, the vehicles that are free, the terms of cancellation, and everything that would reject the booking.',
    body: BOOKING,
  },
  getTripTax: { description: 'Takes the body of a quote.', body: BOOKING },
  bookTrip: {
    description:
      'Takes the body of a quote. A vehicle that somebody else has booked meanwhile rejects with `vehicle_taken`, which says how many are still free. Where the provider asks for documents, send them as `order_attachment`.',
    body: BOOKING,
    files: {
      'order_attachment[]': 'Pictures or PDFs of the driver’s license, where the provider asks for them.',
    },
  },
  listTrips: { description: 'A trip keeps the price it was booked at. Guests follow single trips.' },
  getTrip: {
    description:
      'Others than the owner send the contact number or the key of the tracking link, and see no private details.',
  },
  getLastTrip: { description: 'To offer booking it again.' },
  previewTripCancellation: {
    description: 'Show it before `cancelTrip`. The fee never exceeds what was paid.',
  },
  cancelTrip: {
    description:
      'The vehicles are free at once. What was paid comes back without the fee: to the wallet, or the way it was paid.',
    body: { trip_id: 1042, reason: 'Plans have changed', fee: 0 },
  },
  previewTripChange: {
    description: 'Prices are those that the trip was booked at. `problems` says which vehicle is not free.',
    body: { trip_id: 1042, destination_time: '2026-03-09 14:00:00' },
  },
  changeTrip: {
    description:
      'An addition is paid at the return, or at once from the wallet. What was paid too much goes back to the wallet; guests get it from the provider.',
    body: {
      trip_id: 1042,
      destination_time: '2026-03-09 14:00:00',
      difference: 14.4,
      payment_method: 'cash_on_delivery',
    },
  },
  payTrip: {
    description:
      'Trips are orders, so the calls of payments accept `trip_id` as `order_id` too, for example with offline payment.',
    body: { trip_id: 1042, payment_method: 'digital_payment', payment_gateway: 'stripe' },
  },
  rebookTrip: {
    description:
      'Replaces the cart. The pickup is at the same time of today, or of tomorrow if that is less than an hour away.',
    body: { trip_id: 1042 },
  },
  updateRentalTrip: {
    description: 'Takes the trip’s fields of `addToRentalCart`; others stay as they are.',
    body: { pickup_time: '2026-03-09 08:00:00', rental_type: 'day_wise', estimated_hours: 48 },
  },
  removeRentalVehicle: { description: 'A vehicle that is not in the cart rejects with `cart_line_gone`.' },
  removeRentalVehicles: { description: 'The ids of the cart’s lines as a JSON list.' },
  getVehicleCalendar: {
    description:
      'Days in the clock of the provider’s zone. A day is free while a vehicle is free for all of it.',
  },
  suggestVehicles: { description: 'Without text the list is empty.', response: ['City hatchback'] },
  listPopularVehicles: { description: 'For the search page before anything is typed.' },
  listLatestProviders: { description: '`providers` and `stores` are the same list.' },
  listPopularProviders: { description: '`providers` and `stores` are the same list.' },
  listRentalBanners: { description: 'Independent of the visitor’s module.' },
  listProviderBanners: { description: 'For the page of the provider.' },
  listVehicleReviews: { description: 'With the rating of the vehicle.' },
  listReviewsOfVehicle: { description: 'For clients that send the vehicle in the path.' },
  listProviderReviews: { description: 'With the rating of all vehicles of the provider.' },
  addVehicleReview: {
    description: 'Also counts for the provider.',
    body: { trip_id: 1042, vehicle_id: 9, rating: 5, comment: 'Clean and punctual.' },
  },
  listRentalCoupons: { description: 'Without coupons that waive a delivery.' },
  applyRentalCoupon: { description: 'Checks the rules of a trip; a quote shows the discount.' },
};
