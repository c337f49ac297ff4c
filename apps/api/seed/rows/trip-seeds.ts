import type { OrderStatus } from '@errand/domain/orders';
import type { RentalType } from '@errand/domain/rental';
import type { Translations } from '../../src/platform/db/index.ts';

export type TripSeed = {
  provider: string;
  /** The English name of one of the provider's vehicles. */
  vehicle: string;
  status: Extract<OrderStatus, 'canceled' | 'delivered' | 'confirmed'>;
  type: RentalType;
  hours: number;
  /** Set for trips by distance only, which alone have a destination. */
  kilometers?: number;
  /** Days from now, negative for the past. */
  days: number;
  clock: string;
  bookedDaysBefore: number;
  pickup: Translations;
  destination: Translations | null;
};

const HARBOUR = { en: 'Harbour Square', ar: 'ساحة الميناء' };
const LIGHTHOUSE = { en: 'Lighthouse Road', ar: 'طريق المنارة' };

/** Trips of the demo customer, oldest first. */
export const tripSeeds: TripSeed[] = [
  {
    provider: 'harbour-wheels',
    vehicle: 'Cove family van',
    status: 'canceled',
    type: 'day_wise',
    hours: 48,
    days: -52,
    clock: '09:00',
    bookedDaysBefore: 6,
    pickup: HARBOUR,
    destination: null,
  },
  {
    provider: 'harbour-wheels',
    vehicle: 'Dune 4×4',
    status: 'delivered',
    type: 'distance_wise',
    hours: 3,
    kilometers: 80,
    days: -20,
    clock: '10:00',
    bookedDaysBefore: 2,
    pickup: HARBOUR,
    destination: LIGHTHOUSE,
  },
  {
    provider: 'harbour-wheels',
    vehicle: 'Pebble hatch',
    status: 'confirmed',
    type: 'day_wise',
    hours: 24,
    days: 5,
    clock: '08:30',
    bookedDaysBefore: 6,
    pickup: HARBOUR,
    destination: null,
  },
];
