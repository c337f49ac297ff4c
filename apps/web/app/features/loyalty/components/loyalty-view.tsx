import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useDates } from '@errand/client/use-dates.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import { listPointTransactions, type PointTransaction } from '@errand/contract/loyalty';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { DatedHistory, type DatedRow } from '@errand/ui/lists/dated-history.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Coins, ShoppingBag } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { nextPage } from '#platform/paging.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { PointsCard } from './points-card.tsx';
import './loyalty-view.css';

/** The loyalty page: balance, worth and history of points. */
export function LoyaltyView({ customer }: { customer: CustomerInfo | null }) {
  const t = useText();
  const money = useMoney();
  const config = useConfig();
  if (config.loyalty_point_status !== 1) {
    return (
      <EmptyState level={1} picture="coin" title={t('loyalty.offTitle')} text={t('loyalty.offText')}>
        <ButtonLink variant="soft" to="/my-orders">
          {t('account.orders')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <PageTitle text={t('loyalty.title')} />
      <h1 className="text-h1">{t('loyalty.title')}</h1>
      <div className="loyalty-view-cards">
        <PointsCard customer={customer} />
        <dl className="loyalty-view-terms">
          <div>
            <dt className="text-caption">{t('loyalty.worthTerm')}</dt>
            <dd className="text-title">
              {t('loyalty.worthText', {
                points: isolate(String(config.loyalty_point_exchange_rate)),
                amount: isolate(money.exact(1)),
              })}
            </dd>
          </div>
          <div>
            <dt className="text-caption">{t('loyalty.leastTerm')}</dt>
            <dd className="text-title">
              {t('loyalty.leastText', { minimum: isolate(String(config.loyalty_point_minimum_point)) })}
            </dd>
          </div>
        </dl>
      </div>
      <History />
    </>
  );
}

function History() {
  const t = useText();
  const rowOf = useRow();
  const query = useInfiniteQuery({
    queryKey: queryKeys.points,
    queryFn: ({ pageParam }) => api.call(listPointTransactions, { query: { limit: 20, offset: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (page) => nextPage(page, page.total_size),
  });
  const { time_zone: timeZone } = useConfig();
  const transactions = query.data?.pages.flatMap((page) => page.data) ?? [];
  const [newest] = transactions;
  return (
    <section aria-labelledby="points-history">
      <div className="page-section-head loyalty-view-history">
        <h2 className="text-h2" id="points-history">
          {t('loyalty.history')}
        </h2>
      </div>
      {newest && <ZoneNote timeZone={timeZone} at={newest.created_at} />}
      <DatedHistory
        query={query}
        rows={transactions.map(rowOf)}
        failed={t('loyalty.failed')}
        none={{ title: t('loyalty.noneTitle'), text: t('loyalty.noneText') }}
      />
    </section>
  );
}

function useRow(): (transaction: PointTransaction) => DatedRow {
  const t = useText();
  const dates = useDates();
  return ({ transaction_type: type, credit, debit, ...transaction }) => {
    const Icon = type === 'order_place' ? ShoppingBag : Coins;
    return {
      id: transaction.transaction_id,
      day: dates.day(transaction.created_at),
      icon: <Icon className="icon" size={20} />,
      title:
        transaction.store_name ?? t(type === 'order_place' ? 'loyalty.type.order' : 'loyalty.type.converted'),
      caption: transaction.reference
        ? t('wallet.order', { number: isolate(`#${transaction.reference}`) })
        : isolateAny(dates.clock(transaction.created_at)),
      amount: `${debit > 0 ? '−' : '+'} ${(credit + debit).toLocaleString(DEFAULT_LANGUAGE)}`,
      isGain: credit > 0,
    };
  };
}
