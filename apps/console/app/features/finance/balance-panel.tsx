import { useText } from '@errand/client/i18n.tsx';
import type { PayeeBalance } from '@errand/contract/console/finance/balances';
import { AGES } from '@errand/domain/books';
import { isolate } from '@errand/ui/isolate.ts';
import type { ReactNode } from 'react';
import { AmountRows } from '#blocks/formatted/amount-rows.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { StatementFiles } from './statement-files.tsx';
import './balance-panel.css';

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
        <AmountRows
          rows={[
            { label: t('finance.payable'), minor: balance.payable_minor },
            { label: t('finance.pending'), minor: balance.pending_minor },
            ...[
              { label: t('finance.held'), minor: balance.held_minor },
              { label: t('finance.cash'), minor: balance.cash_minor },
              { label: t('finance.minimum'), minor: balance.minimum_minor },
            ].filter(({ minor }) => minor !== 0),
          ]}
        />
        {balance.balance_minor !== 0 && (
          <section className="balance-ages">
            <h3 className="text-label">{t('finance.ages')}</h3>
            <AmountRows
              rows={AGES.map((age) => ({
                label: t(`finance.age.${age}`),
                minor: balance[`${age}_minor`],
              })).filter(({ minor }) => minor !== 0)}
            />
          </section>
        )}
      </Panel>
      {moved.length > 0 && (
        <Panel title={t('finance.since')} text={t('finance.sinceText')}>
          <AmountRows
            rows={moved.map(({ part, amount_minor }) => ({
              label: t(`finance.part.${part}`),
              minor: amount_minor,
            }))}
          />
          <StatementFiles payee={balance.payee} />
        </Panel>
      )}
      <Panel title={t('finance.coming')} text={t('finance.comingText', { days: waitingDays })}>
        {coming.length === 0 ? (
          <p>{t('finance.comingNone')}</p>
        ) : (
          <AmountRows
            rows={coming.map(({ day, amount_minor }) => ({ label: dates.date(day), minor: amount_minor }))}
          />
        )}
      </Panel>
    </>
  );
}
