import type { ParsedInput } from '@errand/contract';
import { addToRentalCart } from '@errand/contract/rental-cart';
import { bookTrip, quoteTrip } from '@errand/contract/rental-trips';
import type { OrderStatus } from '@errand/domain/orders';
import { orderChanges } from '../../src/features/orders/index.ts';
import { NOON, type TestApi } from '../harness.ts';
import { makeCustomer, makeGuest } from './people.ts';
import { CENTER } from './places.ts';
import { makeProvider, makeRentalVehicle, makeTerms } from './rental.ts';

type Terms = Parameters<typeof makeTerms>[2];
type Body = Partial<ParsedInput<typeof bookTrip>['body']>;
type AddBody = Partial<ParsedInput<typeof addToRentalCart>['body']>;

const HOUR = 3_600_000;
export const RENTER = { contact_person_name: 'Layla Haddad', contact_person_number: '+971501234567' };

/** Some hours after noon of the tests' day, as clients send it. */
export function tripTimeAt(hours: number): string {
  return new Date(NOON + hours * HOUR).toISOString();
}

/** A provider that is always open, with a class of vehicles for 6.00 an hour and 42.00 a day. */
export async function makeFleet(
  api: TestApi,
  { plates = ['A 1'], terms, taxRate = 0 }: { plates?: string[]; terms?: Terms; taxRate?: number } = {},
) {
  const provider = await makeProvider(api.db, { alwaysOpen: true, taxRate });
  if (terms) await makeTerms(api.db, provider.id, terms);
  const vehicle = await makeRentalVehicle(api.db, { providerId: provider.id, plates });
  return { provider, vehicle };
}

type Fleet = Awaited<ReturnType<typeof makeFleet>>;

type Account = Awaited<ReturnType<typeof makeCustomer>>;

/** A guest or customer, new or with a given account, who rents the vehicle of a fleet, by default from 14:00 to 18:00. */
export async function makeRenter(
  api: TestApi,
  { vehicle }: Pick<Fleet, 'vehicle'> & Partial<Fleet>,
  kind: 'guest' | 'customer' | Account = 'customer',
) {
  const guest = kind === 'guest' ? await makeGuest(api.db) : null;
  const account = kind === 'customer' ? await makeCustomer(api.db) : kind;
  const customer = account === 'guest' ? null : account;
  const viewer = { guestId: guest?.id, token: customer?.token };
  const client = api.client(viewer);
  const addVehicle = (body: AddBody = {}) =>
    client.call(addToRentalCart, {
      query: {},
      body: {
        vehicle_id: vehicle.id,
        quantity: 1,
        pickup_location: { lat: CENTER.latitude, lng: CENTER.longitude, location_name: 'Harbour Square' },
        rental_type: 'hourly',
        ...body,
        pickup_time: body.pickup_time?.toISOString() ?? tripTimeAt(2),
        destination_time: body.destination_time?.toISOString(),
        estimated_hours: body.destination_time ? undefined : (body.estimated_hours ?? 4),
      },
    });
  const quote = (body: Body = {}) => client.call(quoteTrip, { query: {}, body: { ...RENTER, ...body } });
  const book = (body: Body = {}, idempotencyKey?: string) =>
    api.client({ ...viewer, idempotencyKey }).call(bookTrip, { query: {}, body: { ...RENTER, ...body } });
  return {
    viewer,
    client,
    owner: customer ? `customer:${customer.id}` : `guest:${guest?.id}`,
    addVehicle,
    quote,
    book,
    /** Puts the vehicle in the cart and books it. */
    async rent(body: Body = {}, trip: AddBody = {}) {
      await addVehicle(trip);
      return (await book(body)).trip_id;
    },
  };
}

export type Renter = Awaited<ReturnType<typeof makeRenter>>;

/** Transitions a trip through the states. */
export async function transitionTrip(api: TestApi, tripId: number, ...states: OrderStatus[]): Promise<void> {
  for (const to of states)
    await api.db.transaction((tx) => orderChanges.transition(api.deps, tx, tripId, to, { actor: 'store' }));
}
