import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useDates } from '@errand/client/use-dates.ts';
import { listWalletTransactions, type WalletTransaction } from '@errand/contract/wallet';
import { TRANSFER_TYPES, WALLET_FILTERS, type WalletFilter } from '@errand/domain/ledger';
import { cx } from '@errand/ui/cx.ts';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { DatedHistory, type DatedRow } from '@errand/ui/lists/dated-history.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Coins,
  Gift,
  type LucideIcon,
  Merge,
  PencilLine,
  Plus,
  ShoppingBag,
  Sparkles,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { nextPage } from '#platform/paging.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import './activity.css';

/** The wallet's transactions, grouped by day. */
export function Activity() {
  const t = useText();
  const [filter, setFilter] = useState<WalletFilter>('all');
  const query = useActivity(filter);
  const rowOf = useRow();
  const { time_zone: timeZone } = useConfig();
  const transactions = query.data?.pages.flatMap((page) => page.data) ?? [];
  const [newest] = transactions;
  return (
    <section aria-labelledby="wallet-activity">
      <div className="page-section-head activity-head">
        <h2 className="text-h2" id="wallet-activity">
          {t('wallet.activity')}
        </h2>
        {/* Not a fieldset, which cannot share a row with the heading. */}
        <div className="chip-list scroll" role="group" aria-label={t('wallet.show')}>
          {WALLET_FILTERS.map((option) => (
            <button
              type="button"
              key={option}
              className={cx('chip', option === filter && 'on')}
              aria-pressed={option === filter}
              onClick={() => setFilter(option)}
            >
              {t(`wallet.filter.${option}`)}
            </button>
          ))}
        </div>
      </div>
      {newest && <ZoneNote timeZone={timeZone} at={newest.created_at} />}
      <DatedHistory
        query={query}
        rows={transactions.map(rowOf)}
        failed={t('wallet.failed')}
        none={{
          title: t('wallet.noneTitle'),
          text: t(filter === 'all' ? 'wallet.noneText' : 'wallet.noneOfKind'),
        }}
      />
    </section>
  );
}

function useRow(): (transaction: WalletTransaction) => DatedRow {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  return (transaction) => {
    const { transaction_type: type, credit, debit, admin_bonus: bonus } = transaction;
    const gained = credit + bonus - debit;
    const isOfOrder = transaction.store_name !== null || type === 'CashBack';
    // It looks like the charge of the order otherwise.
    const isRefund = type === 'order_refund';
    return {
      id: transaction.transaction_id,
      day: dates.day(transaction.created_at),
      icon: <TransferIcon type={type} />,
      title: isRefund ? titleOf(type, gained, t) : (transaction.store_name ?? titleOf(type, gained, t)),
      caption: [
        isOfOrder && transaction.reference
          ? t('wallet.order', { number: isolate(`#${transaction.reference}`) })
          : isolateAny(dates.clock(transaction.created_at)),
        isRefund ? transaction.store_name : null,
        bonus > 0 ? t('wallet.withBonus', { amount: isolate(money.exact(bonus)) }) : null,
      ]
        .filter(Boolean)
        .join(' · '),
      amount: `${gained < 0 ? '−' : '+'} ${money.exact(Math.abs(gained))}`,
      isGain: gained > 0,
    };
  };
}

function titleOf(type: string, gained: number, t: ReturnType<typeof useText>): string {
  if (type === 'CashBack' && gained < 0) return t('wallet.cashbackTaken');
  const title = TRANSFER_TYPES.find((known) => known === type);
  return title ? t(`wallet.type.${title}`) : type;
}

const LIMIT = 20;

/** Wallet transactions of one type, newest first, paged. */
function useActivity(filter: WalletFilter) {
  return useInfiniteQuery({
    queryKey: queryKeys.wallet.activity(filter),
    queryFn: ({ pageParam }) =>
      api.call(listWalletTransactions, { query: { type: filter, limit: LIMIT, offset: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (page) => nextPage(page, page.total_size),
  });
}

const ICONS: Record<string, LucideIcon> = {
  add_fund: Plus,
  order_place: ShoppingBag,
  partial_payment: ShoppingBag,
  order_refund: Undo2,
  loyalty_point: Coins,
  referrer: Gift,
  CashBack: Sparkles,
  account_merge: Merge,
  correction: PencilLine,
};

function TransferIcon({ type }: { type: string }) {
  const Icon = ICONS[type] ?? Coins;
  const flips = Icon === Undo2 ? 'mirror-rtl' : '';
  return <Icon className={`icon ${flips}`} size={20} />;
}
