import { type TextKey, useText } from '@errand/client/i18n.tsx';
import type { CustomerDetails } from '@errand/contract/console/customers/customers';
import { listCustomerMovements } from '@errand/contract/console/customers/fundings';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { ORDER_TRANSFER_TYPES } from '@errand/domain/ledger';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import './customer-rows.css';

const UNITS = ['money', 'points'] as const;

const SHOWN = 10;

/** The entries of wallet and points with the balance after each, page by page. */
export function MovementsPanel({ customer: { id } }: { customer: CustomerDetails }) {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  const nameOf = useMovementName();
  const [unit, setUnit] = useState<(typeof UNITS)[number]>('money');
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    ...consoleQuery('customers', listCustomerMovements, {
      params: { id },
      query: { unit, limit: SHOWN, cursor: String(page) },
    }),
    placeholderData: keepPreviousData,
  });
  const shown = (amount: number) => (
    <bdi dir="ltr">{unit === 'money' ? money(amount) : amount.toLocaleString(DEFAULT_LANGUAGE)}</bdi>
  );
  return (
    <Panel title={t('customers.movements')}>
      <div className="segment full" role="group" aria-label={t('customers.movements')}>
        {UNITS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={unit === name}
            className={cx(unit === name && 'on')}
            onClick={() => {
              setUnit(name);
              setPage(1);
            }}
          >
            {t(name === 'money' ? 'customers.wallet' : 'customers.points')}
          </button>
        ))}
      </div>
      {!data && <Skeleton height="120px" />}
      {data?.rows.length === 0 && <p className="text-meta">{t('customers.noMovements')}</p>}
      <ul className="customer-rows">
        {data?.rows.map((row) => (
          <li key={row.transaction_id}>
            <div className="customer-row-text">
              <span>
                {nameOf(row.type)}
                {row.reference && ORDER_TRANSFER_TYPES.includes(row.type) && (
                  <>
                    {' '}
                    <Link className="text-link" to={`/orders/${row.reference}`}>
                      <bdi>#{row.reference}</bdi>
                    </Link>
                  </>
                )}
              </span>
              <span className="text-meta">{dates.dateTime(row.at)}</span>
            </div>
            <div className="customer-row-text customer-row-amount">
              <b className="text-label">{shown(row.amount)}</b>
              <span className="text-caption">
                {t('customers.balanceAfter')} {shown(row.balance)}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {(page > 1 || data?.next) && (
        <div className="form-buttons">
          <Button size="sm" variant="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('customers.newer')}
          </Button>
          <Button size="sm" variant="quiet" disabled={!data?.next} onClick={() => setPage(page + 1)}>
            {t('customers.older')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const NAMES: Readonly<Record<string, TextKey>> = {
  add_fund: 'customers.movement.add_fund',
  order_place: 'customers.movement.order_place',
  partial_payment: 'customers.movement.partial_payment',
  order_refund: 'customers.movement.order_refund',
  loyalty_point: 'customers.movement.loyalty_point',
  referrer: 'customers.movement.referrer',
  CashBack: 'customers.movement.CashBack',
  account_merge: 'customers.movement.account_merge',
  correction: 'customers.movement.correction',
};

/** The name of a type of transfer. A type without a text is shown as stored. */
function useMovementName(): (type: string) => string {
  const t = useText();
  return (type) => {
    const key = NAMES[type];
    return key ? t(key) : type;
  };
}
