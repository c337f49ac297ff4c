import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import { PAYMENT_FLAGS } from '@errand/domain/payments';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { Activity } from './activity.tsx';
import { AddFundDialog } from './add-fund-dialog.tsx';
import { hasTopUpArrived, readBalanceBefore } from './pending-top-up.ts';
import './wallet-view.css';

/** The wallet page: balance, points card (`points`) and transactions. */
export function WalletView({ customer, points }: { customer: CustomerInfo | null; points: ReactNode }) {
  const t = useText();
  const { customer_wallet_status } = useConfig();
  if (customer_wallet_status !== 1) {
    return (
      <EmptyState level={1} picture="coin" title={t('wallet.offTitle')} text={t('wallet.offText')}>
        <ButtonLink variant="soft" to="/my-orders">
          {t('account.orders')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <PageTitle text={t('wallet.title')} />
      <h1 className="text-h1">{t('wallet.title')}</h1>
      <PaymentResult balance={customer?.wallet_balance ?? null} />
      <div className="wallet-view-cards">
        <BalanceCard customer={customer} />
        {points}
      </div>
      <Activity />
    </>
  );
}

function BalanceCard({ customer }: { customer: CustomerInfo | null }) {
  const t = useText();
  const money = useMoney();
  const [adding, setAdding] = useState(false);
  const { add_fund_status, digital_payment, active_payment_method_list } = useConfig();
  const canAdd = add_fund_status === 1 && digital_payment && active_payment_method_list.length > 0;
  return (
    <section className="wallet-view-balance" aria-labelledby="wallet-balance">
      <svg className="wallet-view-mark" viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path
          d="M6.2 16.2H24.6A9.4 9.4 0 1 0 21.6 23.4"
          stroke="currentColor"
          strokeWidth="4.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="27" cy="26.4" r="3.1" fill="currentColor" />
      </svg>
      <h2 className="wallet-view-label" id="wallet-balance">
        {t('wallet.balance')}
      </h2>
      <b className="wallet-view-amount">
        {customer ? (
          <bdi dir="ltr">{money.exact(customer.wallet_balance)}</bdi>
        ) : (
          <Skeleton width="150px" height="1em" />
        )}
      </b>
      <div className="wallet-view-footer">
        {canAdd && (
          <Button className="wallet-view-add" onClick={() => setAdding(true)}>
            <Plus size={20} />
            {t('wallet.add')}
          </Button>
        )}
        <p className="wallet-view-help">{t('wallet.hint')}</p>
      </div>
      {adding && (
        <AddFundDialog balance={customer?.wallet_balance ?? null} onClose={() => setAdding(false)} />
      )}
    </section>
  );
}

/** How often a pending payment is looked up, because no event announces it. */
const POLL_MS = 4000;

/**
 * The outcome of a payment (`flag` in the address). The address proves nothing, so the balance is refetched, and while
 * the payment is pending until the balance has grown.
 */
function PaymentResult({ balance }: { balance: number | null }) {
  const t = useText();
  const search = useSearch();
  const client = useQueryClient();
  const flag = PAYMENT_FLAGS.find((known) => known === search.get('flag'));
  const [before] = useState(readBalanceBefore);
  const hasArrived = hasTopUpArrived(flag, before, balance);
  const isWaiting = flag === 'pending' && !hasArrived;
  const result = hasArrived ? 'success' : flag;
  useEffect(() => {
    if (!result) return;
    const refetch = () => {
      for (const queryKey of [queryKeys.customer, queryKeys.wallet.all])
        void client.invalidateQueries({ queryKey });
    };
    refetch();
    if (!isWaiting) return;
    const timer = setInterval(() => !document.hidden && refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [result, isWaiting, client]);
  if (!result) return null;
  const ok = result === 'success';
  return (
    <Note
      live="status"
      tone={ok ? undefined : result === 'pending' ? 'info' : 'warn'}
      icon={ok ? CircleCheck : result === 'pending' ? Clock : CircleAlert}
      text={t(`wallet.payment.${result}`)}
      className="payment-result"
    />
  );
}
