import { useText } from '@errand/client/i18n.tsx';
import type { PayeeBalance } from '@errand/contract/console/finance/balances';
import { AGES } from '@errand/domain/books';
import { isolate } from '@errand/ui/isolate.ts';
import type { ReactNode } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { StatementFiles } from './statement-files.tsx';

function amount(minor: number): ReactNode {
  return <Amount key={minor} minor={minor} />;
}

/** The balance today, what it consists of, and what is coming. */
export function BalancePanel({ balance, actions }: { balance: PayeeBalance; actions?: ReactNode }) {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  const { coming, waiting_days: waitingDays, since_payout: moved } = balance;
  return (
    <>
      <Panel
        title={t('finance.balanceIs', { amount: isolate(money(balance.balance_minor)) })}
        text={balance.balance_minor < 0 ? t('finance.balanceOwed') : t('finance.balanceText')}
        actions={actions}
      >
        <Facts
          facts={[
            [t('finance.payable'), amount(balance.payable_minor)],
            [t('finance.pending'), amount(balance.pending_minor)],
            [t('finance.held'), balance.held_minor !== 0 && amount(balance.held_minor)],
            [t('finance.cash'), balance.cash_minor !== 0 && amount(balance.cash_minor)],
            [t('finance.minimum'), balance.minimum_minor > 0 && amount(balance.minimum_minor)],
          ]}
        />
        {balance.balance_minor !== 0 && (
          <Facts
            facts={AGES.map((age) => [
              t(`finance.age.${age}`),
              balance[`${age}_minor`] !== 0 && amount(balance[`${age}_minor`]),
            ])}
          />
        )}
      </Panel>
      {moved.length > 0 && (
        <Panel title={t('finance.since')} text={t('finance.sinceText')}>
          <Facts
            facts={moved.map(({ part, amount_minor }) => [t(`finance.part.${part}`), amount(amount_minor)])}
          />
          <StatementFiles payee={balance.payee} />
        </Panel>
      )}
      <Panel title={t('finance.coming')} text={t('finance.comingText', { days: waitingDays })}>
        {coming.length === 0 ? (
          <p>{t('finance.comingNone')}</p>
        ) : (
          <Facts facts={coming.map(({ day, amount_minor }) => [dates.date(day), amount(amount_minor)])} />
        )}
      </Panel>
    </>
  );
}
