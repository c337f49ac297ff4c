import type { OrderStatus } from '@errand/domain/orders';
import type { PaymentMethod } from '@errand/domain/payments';
import type { PersonKey } from './day-people.ts';

/** What the office finds at an order besides its status. */
export type Desk =
  | { kind: 'transfer'; reference: string; sender: string }
  | { kind: 'absent'; minutesAgo: number }
  | { kind: 'problem'; reason: string; text: string }
  | { kind: 'refund'; reason: string; note: string; decision?: 'wallet' | 'by_hand' };

export type DayOrder = {
  store: string;
  by: PersonKey;
  /** When it was placed, before the demo starts. */
  minutesAgo: number;
  status: Extract<
    OrderStatus,
    'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled'
  >;
  pays?: Exclude<PaymentMethod, 'digital_payment'>;
  takesAway?: true;
  /** A courier who carries nothing else; orders that were delivered have one of their zone. */
  courier?: string;
  /** Minutes from the start of the demo to the end of the promised window; negative for a late order. */
  dueIn?: number;
  /** Days from the start and local time of the slot. */
  slot?: [days: number, clock: string];
  canceled?: { by: 'customer' | 'store'; reason: string };
  instruction?: string;
  note?: string;
  /** Major units. */
  tip?: number;
  desk?: Desk;
};

type Rest = Omit<DayOrder, 'store' | 'by' | 'minutesAgo' | 'status' | 'dueIn' | 'canceled'>;

/** The orders of the day on which the demo starts, in every state that an office sees; the oldest first. */
export const dayOrders: DayOrder[] = [
  delivered('cardamom-cup', 'nour', 610),
  delivered('fable-goods', 'sofia', 555),
  delivered('saffron-street-kitchen', 'daniel', 500, { tip: 1 }),
  delivered('marigold-tandoor', 'grace', 452, { pays: 'wallet' }),
  delivered('nine-pleats', 'yusuf', 395, {
    pays: 'wallet',
    desk: {
      kind: 'refund',
      reason: 'Something was missing',
      note: 'The second plate was not in the bag.',
      decision: 'wallet',
    },
  }),
  delivered('harbour-slice', 'ahmed', 341),
  canceled('moonbowl-ramen', 'priya', 318, { by: 'customer', reason: 'I ordered by mistake' }),
  delivered('saffron-street-kitchen', 'hana', 287, {
    desk: {
      kind: 'refund',
      reason: 'It arrived damaged',
      note: 'The soup had run out of its cup.',
      decision: 'by_hand',
    },
  }),
  delivered('blue-door-burgers', 'elena', 251, { tip: 2 }),
  delivered('salt-and-lime', 'lucas', 214),
  canceled('nine-pleats', 'tariq', 190, { by: 'store', reason: 'An item is sold out' }),
  delivered('saffron-street-kitchen', 'elena', 166),
  delivered('moonbowl-ramen', 'mariam', 139, {
    desk: {
      kind: 'problem',
      reason: 'The order was late',
      text: 'It came forty minutes after the promised time, and the broth was cold.',
    },
  }),
  delivered('blue-door-burgers', 'daniel', 112, {
    desk: {
      kind: 'refund',
      reason: 'I received the wrong item',
      note: 'I ordered without cheese, because of an allergy.',
    },
  }),
  delivered('cardamom-cup', 'sofia', 84),
  {
    store: 'fable-goods',
    by: 'grace',
    minutesAgo: 71,
    status: 'confirmed',
    slot: [1, '12:30'],
    note: 'It is a present: please leave the bill out.',
  },
  running('harbour-slice', 'lucas', 52, 'picked_up', -9, {
    courier: 'idris',
    desk: { kind: 'absent', minutesAgo: 5 },
  }),
  { store: 'marigold-tandoor', by: 'priya', minutesAgo: 47, status: 'confirmed', slot: [1, '19:00'] },
  running('saffron-street-kitchen', 'yusuf', 41, 'processing', -6, {
    instruction: 'Call when you are close',
  }),
  running('moonbowl-ramen', 'grace', 36, 'picked_up', 7, { courier: 'kenji', tip: 1 }),
  running('blue-door-burgers', 'nour', 31, 'handover', 9, { courier: 'amina' }),
  running('salt-and-lime', 'ahmed', 27, 'handover', 12),
  running('cardamom-cup', 'hana', 24, 'handover', 4, { takesAway: true }),
  running('nine-pleats', 'elena', 21, 'processing', 18, { courier: 'salma', pays: 'wallet' }),
  running('saffron-street-kitchen', 'nour', 17, 'processing', 21),
  running('harbour-slice', 'tariq', 13, 'confirmed', 27),
  running('saffron-street-kitchen', 'mariam', 10, 'confirmed', 30),
  {
    store: 'fable-goods',
    by: 'ahmed',
    minutesAgo: 9,
    status: 'pending',
    pays: 'offline_payment',
    desk: { kind: 'transfer', reference: 'MCB-48213', sender: 'Ahmed Sabri' },
  },
  {
    store: 'marigold-tandoor',
    by: 'sofia',
    minutesAgo: 7,
    status: 'pending',
    pays: 'offline_payment',
    desk: { kind: 'transfer', reference: 'MCB-48240', sender: 'Sofia Rossi' },
  },
  { store: 'moonbowl-ramen', by: 'daniel', minutesAgo: 6, status: 'pending', pays: 'wallet' },
  {
    store: 'saffron-street-kitchen',
    by: 'priya',
    minutesAgo: 3,
    status: 'pending',
    note: 'No onions, please.',
  },
];

function delivered(store: string, by: PersonKey, minutesAgo: number, rest: Rest = {}): DayOrder {
  return { store, by, minutesAgo, status: 'delivered', ...rest };
}

function canceled(
  store: string,
  by: PersonKey,
  minutesAgo: number,
  reason: NonNullable<DayOrder['canceled']>,
): DayOrder {
  return { store, by, minutesAgo, status: 'canceled', canceled: reason };
}

function running(
  store: string,
  by: PersonKey,
  minutesAgo: number,
  status: DayOrder['status'],
  dueIn: number,
  rest: Rest = {},
): DayOrder {
  return { store, by, minutesAgo, status, dueIn, ...rest };
}
