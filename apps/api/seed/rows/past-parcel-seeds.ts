import type { CancellationType, ParcelSize } from '@errand/domain/parcel';
import type { DistrictSlug } from '../city/index.ts';

export type PastParcel = {
  category: string;
  daysAgo: number;
  clock: string;
  courier: string;
  contents: string;
  weightKg?: number;
  size?: ParcelSize;
  instruction?: string;
  /** Major units. */
  tip?: number;
  receiver: { name: string; phone: string; district: DistrictSlug };
  /** Minutes after the booking. */
  steps: { confirmed: number; pickedUp: number; ended: number };
} & (
  | { status: 'delivered' }
  | { status: 'returned'; canceled: number; type: CancellationType; reason: string }
);

/** Earlier parcels of the demo customer, oldest first; after the past orders, so that the newest is last. */
export const pastParcelSeeds: PastParcel[] = [
  {
    category: 'box',
    daysAgo: 2,
    clock: '17:20',
    courier: 'hadi',
    contents: 'A pair of lamps',
    weightKg: 6,
    receiver: { name: 'Karim Aziz', phone: '+971501230045', district: 'university' },
    steps: { confirmed: 2, pickedUp: 12, ended: 48 },
    status: 'returned',
    canceled: 22,
    type: 'after_pickup',
    reason: 'The receiver is not there',
  },
  {
    category: 'flowers',
    daysAgo: 1,
    clock: '11:05',
    courier: 'omar',
    contents: 'Birthday bouquet',
    size: 'medium',
    instruction: 'Keep it upright, please.',
    tip: 1,
    receiver: { name: 'Nadia Haddad', phone: '+971501230078', district: 'harbour' },
    steps: { confirmed: 2, pickedUp: 11, ended: 26 },
    status: 'delivered',
  },
];
