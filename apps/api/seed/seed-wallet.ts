import { type LedgerEntry, OPERATOR_ACCOUNT, type TransferType } from '@errand/domain/ledger';
import { pointsEarned, pointsWorthMinor } from '@errand/domain/loyalty';
import { toMinor } from '@errand/domain/money';
import { eq } from 'drizzle-orm';
import { postTransfer } from '../src/features/ledger/index.ts';
import { orders } from '../src/features/orders/orders.tables.ts';
import { DEFAULT_SETTINGS } from '../src/features/settings/index.ts';
import { walletBonuses } from '../src/features/wallet/wallet.tables.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { DIGITS, type Seed } from './seed.types.ts';
import type { DemoCustomer } from './seed-customer.ts';

/** Wallet history of the demo customer: days ago, time, type, and amount in major units. */
const MONEY: [
  days: number,
  clock: string,
  type: TransferType,
  from: string,
  amount: number,
  bonus?: number,
][] = [
  [96, '18:20', 'referrer', OPERATOR_ACCOUNT.referrals, 5],
  [41, '09:12', 'add_fund', OPERATOR_ACCOUNT.topUps, 50, 5],
  [16, '11:02', 'order_refund', OPERATOR_ACCOUNT.orders, 3.4],
  [9, '20:15', 'CashBack', OPERATOR_ACCOUNT.bonuses, 2.15],
  [2, '08:40', 'add_fund', OPERATOR_ACCOUNT.topUps, 20],
];
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
  const owner = `customer:${id}`;
  const movements = [...moneyOf(seed, owner), ...(await pointsOf(seed, owner)), conversionOf(seed, owner)];
  // A row stores the balance after it, so rows are inserted in chronological order.
  for (const movement of movements.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await postTransfer(seed.tx, movement);
  }
}

type Movement = { type: TransferType; reference: string | null; entries: LedgerEntry[]; at: Date };

function moneyOf(seed: Seed, owner: string): Movement[] {
  return MONEY.map(([days, clock, type, from, amount, bonus = 0]) => ({
    type,
    reference: null,
    at: daysAgoAt(seed.now, days, clock),
    entries: [
      { owner, unit: 'money' as const, amount: toMinor(amount + bonus, DIGITS) },
      { owner: from, unit: 'money' as const, amount: -toMinor(amount, DIGITS) },
      { owner: OPERATOR_ACCOUNT.bonuses, unit: 'money' as const, amount: -toMinor(bonus, DIGITS) },
    ].filter((entry) => entry.amount !== 0),
  }));
}

/** Delivered orders have earned points. */
async function pointsOf(seed: Seed, owner: string): Promise<Movement[]> {
  const delivered = (await seed.tx.select().from(orders).where(eq(orders.owner, owner))).filter(
    ({ status }) => status === 'delivered',
  );
  const earned = (points: number, at: Date, reference: string | null): Movement => ({
    type: 'order_place',
    reference,
    at,
    entries: [
      { owner, unit: 'points', amount: points },
      { owner: OPERATOR_ACCOUNT.orders, unit: 'points', amount: -points },
    ],
  });
  return [
    ...EARLIER_POINTS.map(([days, clock, points]) => earned(points, daysAgoAt(seed.now, days, clock), null)),
    ...delivered.map((order) =>
      earned(
        pointsEarned(order.totalMinor, DEFAULT_SETTINGS.loyalty_point_item_purchase_point, TERMS),
        order.updatedAt,
        String(order.id),
      ),
    ),
  ];
}

function conversionOf(seed: Seed, owner: string): Movement {
  const { days, clock, points } = CONVERTED;
  const amount = pointsWorthMinor(points, TERMS);
  return {
    type: 'loyalty_point',
    reference: null,
    at: daysAgoAt(seed.now, days, clock),
    entries: [
      { owner, unit: 'points', amount: -points },
      { owner: OPERATOR_ACCOUNT.points, unit: 'points', amount: points },
      { owner, unit: 'money', amount },
      { owner: OPERATOR_ACCOUNT.points, unit: 'money', amount: -amount },
    ],
  };
}
