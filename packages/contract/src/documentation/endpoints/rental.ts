import type { EndpointNotes } from '../note.ts';

export const RENTAL_NOTES: EndpointNotes = {
  listVehicleCategories: { description: 'Such as small cars, vans and motorcycles.' },
  listVehicleBrands: { description: 'Values for the filter `brand_ids`.' },
  listTopVehicles: { description: 'A shelf for the home page of rental.' },
  searchVehicles: {
    description:
      'Price filters and sorting use the price of `trip_type`. Vehicles that are not offered that way are left out. With `pickup_time` and a length, those that are taken are left out too, and `trip` is the price of the trip.',
  },
  getVehicle: { description: 'A price is null where the vehicle is not rented that way.' },
  listProviderVehicles: { description: 'Takes the filters of `searchVehicles`.' },
  getProvider: { description: 'A provider is a store of the rental module.' },
  getRentalCart: {
    description:
      'One trip for all vehicles of one provider. `user_data` is an empty list while the cart is empty.',
  },
  addToRentalCart: {
    description:
      'The first vehicle needs the whole trip: pickup, time, kind of rental and its length. A vehicle of another provider rejects with `other_provider`; repeat the call with `replace`.',
    body: {
      vehicle_id: 9,
      quantity: 1,
      pickup_location: {
        lat: 25.2048,
        lng: 55.2708,
        location_name: 'Harbor Square',
        location_type: 'pickup',
      },
      destination_location: {
        lat: 25.1972,
        lng: 55.2744,
        location_name: 'Old Mill',
        location_type: 'destination',
      },
      pickup_time: '2026-03-09 08:00:00',
      rental_type: 'hourly',
      estimated_hours: 4,
      distance: 12,
    },
  },
  updateRentalCart: { description: 'Returns the whole cart.', body: { cart_id: 31, quantity: 2 } },
  removeRentalCart: { description: 'A vehicle that is not in the cart rejects with `cart_line_gone`.' },
};
