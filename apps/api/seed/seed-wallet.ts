import {
  creditCashback,
  creditReferral,
  customerOwner,
  fundWallet,
  type JournalEntry,
  topUp,
} from '@errand/domain/books';
import type { TransferType } from '@errand/domain/ledger';
import { pointsEarned, pointsWorthMinor } from '@errand/domain/loyalty';
import { toMinor } from '@errand/domain/money';
import { eq } from 'drizzle-orm';
import { postEntry, postPoints } from '../src/features/ledger/index.ts';
import { orders } from '../src/features/orders/orders.tables.ts';
import { DEFAULT_SETTINGS } from '../src/features/settings/index.ts';
import { walletBonuses } from '../src/features/wallet/wallet.tables.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { DIGITS, type Seed } from './seed.types.ts';
import type { DemoCustomer } from './seed-customer.ts';

type Given = { customerId: number; amountMinor: number; bonusMinor: number };

/** Wallet history of the demo customer: days ago, time, type, entry, and amount in major units. */
const MONEY: [
  days: number,
  clock: string,
  type: TransferType,
  entry: (given: Given) => JournalEntry,
  amount: number,
  bonus?: number,
][] = [
  [
    96,
    '18:20',
    'referrer',
    (given) => creditReferral({ ...given, subject: customerOwner(given.customerId) }),
    5,
  ],
  [41, '09:12', 'add_fund', (given) => topUp({ ...given, ...PAID }), 50, 5],
  [
    16,
    '11:02',
    'order_refund',
    (given) => fundWallet({ ...given, subject: customerOwner(given.customerId) }),
    3.4,
  ],
  [
    9,
    '20:15',
    'CashBack',
    (given) => creditCashback({ ...given, subject: customerOwner(given.customerId) }),
    2.15,
  ],
  [2, '08:40', 'add_fund', (given) => topUp({ ...given, ...PAID }), 20],
];
const PAID = { paymentId: 'seed', provider: 'demo_bank' };
/** Points earned before the orders that are still listed. */
const EARLIER_POINTS: [days: number, clock: string, points: number][] = [
  [112, '20:05', 420],
  [74, '13:30', 610],
  [33, '19:10', 380],
];
const CONVERTED = { days: 30, clock: '10:00', points: 300 };
const TERMS = { pointsPerUnit: DEFAULT_SETTINGS.loyalty_point_exchange_rate, digits: DIGITS, minimum: 0 };

const money = (major: number) => `${DEFAULT_SETTINGS.currency_symbol}${major}`;

/** The current top-up bonuses. */
async function seedBonus({ tx, now }: Seed): Promise<void> {
  await tx.insert(walletBonuses).values({
    title: { en: '10% on top', ar: '10% إضافية' },
    description: {
      en: `Add ${money(50)} or more and find up to ${money(15)} extra in your wallet.`,
      ar: `أضف \u2066${money(50)}\u2069 أو أكثر وتجد ما يصل إلى \u2066${money(15)}\u2069 إضافية في محفظتك.`,
    },
    type: 'percentage',
    value: 10,
    minimumMinor: toMinor(50, DIGITS),
    maximumMinor: toMinor(15, DIGITS),
    startsAt: daysAgoAt(now, 20, '00:00'),
    endsAt: daysAgoAt(now, -365, '00:00'),
  });
}

/** The demo customer's wallet and points, posted as ledger transfers. */
export async function seedWallet(seed: Seed, { id }: DemoCustomer): Promise<void> {
  await seedBonus(seed);
  const movements = [...moneyOf(seed, id), ...(await pointsOf(seed, id)), conversionOf(seed, id)];
  // A row stores the balance after it, so rows are inserted in chronological order.
  for (const { post } of movements.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await post();
}

type Movement = { at: Date; post: () => Promise<void> };

function moneyOf({ tx, now }: Seed, customerId: number): Movement[] {
  return MONEY.map(([days, clock, as, entry, amount, bonus = 0]) => {
    const at = daysAgoAt(now, days, clock);
    const given = { customerId, amountMinor: toMinor(amount, DIGITS), bonusMinor: toMinor(bonus, DIGITS) };
    return { at, post: () => postEntry(tx, entry(given), { at, as, reference: null }) };
  });
}

/** Delivered orders have earned points. */
async function pointsOf({ tx, now }: Seed, customerId: number): Promise<Movement[]> {
  const own = await tx
    .select()
    .from(orders)
    .where(eq(orders.owner, `customer:${customerId}`));
  const subject = customerOwner(customerId);
  const earned = (points: number, at: Date, reference: string | null): Movement => ({
    at,
    post: () => postPoints(tx, { customerId, subject, points, as: 'order_place', reference, at }, TERMS),
  });
  return [
    ...EARLIER_POINTS.map(([days, clock, points]) => earned(points, daysAgoAt(now, days, clock), null)),
    ...own
      .filter(({ status }) => status === 'delivered')
      .map((order) =>
        earned(
          pointsEarned(order.totalMinor, DEFAULT_SETTINGS.loyalty_point_item_purchase_point, TERMS),
          order.updatedAt,
          String(order.id),
        ),
      ),
  ];
}

function conversionOf({ tx, now }: Seed, customerId: number): Movement {
  const { days, clock, points } = CONVERTED;
  const at = daysAgoAt(now, days, clock);
  const move = {
    customerId,
    subject: customerOwner(customerId),
    points: -points,
    toWalletMinor: pointsWorthMinor(points, TERMS),
    as: 'loyalty_point' as const,
    reference: null,
    at,
  };
  return { at, post: () => postPoints(tx, move, TERMS) };
}
