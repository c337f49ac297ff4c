import type { LedgerUnit, TransferType } from '@errand/domain/ledger';
import { formatMoney } from '@errand/domain/money';
import type { CustomerEvent } from '@errand/domain/notifications';
import type { Deps } from '../../platform/deps.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { jobName, type NoPayload } from '../../platform/jobs/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import { listMovements, listMovementsSince } from '../ledger/movements/index.ts';
import {
  listGathered,
  type MessageContents,
  noticeOf,
  type ReadContent,
  subjectsOf,
  type TellDeps,
  tell,
} from '../messaging/index.ts';
import { moneyStyleOf } from '../settings/index.ts';

export const MONEY_NEWS_JOB = jobName<NoPayload>('notifications.money_news');

/**
 * Movements that customers are told of. They pay and convert points themselves, and what an order returns is told with the order or
 * its refund.
 */
const WALLET_TYPES = ['add_fund', 'referrer', 'CashBack', 'correction'] as const satisfies TransferType[];
const POINT_TYPES = ['order_place', 'order_refund', 'correction'] as const satisfies TransferType[];
const EVENTS: Record<LedgerUnit, CustomerEvent> = { money: 'wallet_changed', points: 'points_changed' };

/** Movements of this time are looked at again, in case a process was down or a transaction was slow. */
const WINDOW_MS = 6 * 3_600_000;

/** Registers the job that tells customers of movements of their wallet and points. */
export function registerMoneyNewsJobs(deps: Pick<Deps, 'db'> & TellDeps): void {
  deps.jobs.every(MONEY_NEWS_JOB, '*/10 * * * *', () => tellMovements(deps));
}

async function tellMovements(deps: Pick<Deps, 'db'> & TellDeps): Promise<void> {
  const moved = await listMovementsSince(deps.db, new Date(deps.now() - WINDOW_MS), [
    { unit: 'money', types: WALLET_TYPES },
    { unit: 'points', types: POINT_TYPES },
  ]);
  const recipients = new Set(moved.map(({ owner }) => `customer:${customerIdOf(owner) ?? 0}` as const));
  const known = await listGathered(deps.db, Object.values(EVENTS), [...recipients]);
  for (const { id, owner, unit } of moved) {
    const subject = `entry:${id}`;
    if (known.has(subject)) continue;
    const recipient = `customer:${customerIdOf(owner) ?? 0}` as const;
    const told = { event: EVENTS[unit], subject, recipient, order: null };
    await deps.db.transaction((tx) => tell(deps, tx, told));
  }
}

function movementContent(event: 'points_changed' | 'wallet_changed'): ReadContent {
  const isWallet = event === 'wallet_changed';
  return async (deps, message, reader) => {
    const { language } = reader;
    const ids = subjectsOf(message).map((subject) => Number(subject.split(':')[1]));
    const [moved, settings] = await Promise.all([listMovements(deps.db, ids), deps.settings()]);
    const sum = moved.reduce((total, { amount }) => total + amount, 0);
    // What was credited and taken back meanwhile is no news.
    if (sum === 0) return null;
    const text = (amount: number) =>
      isWallet ? formatMoney(Math.abs(amount), moneyStyleOf(settings)) : String(Math.abs(amount));
    const t = (key: TextKey, amount: number) =>
      textOf(key, language, {
        way: amount > 0 ? 'in' : 'out',
        amount: text(amount),
        count: Math.abs(amount),
      });
    const reasonOf = (type: string) => textOf('notifications.wallet_changed.reason', language, { type });
    return noticeOf(deps, reader, {
      title: t(`notifications.${event}.title`, sum),
      description: t(`notifications.${event}.text`, sum),
      lines: moved.map(({ type, amount }) => `${reasonOf(type)} · ${amount > 0 ? '+' : '−'}${text(amount)}`),
      path: isWallet ? '/wallet' : '/loyalty-points',
      open: t('notifications.wallet_changed.open', sum),
      tag: event,
    });
  };
}

/** What tells of movements of wallet and points. */
export const MONEY_NEWS_CONTENTS = {
  wallet_changed: movementContent('wallet_changed'),
  points_changed: movementContent('points_changed'),
} satisfies Partial<MessageContents>;
