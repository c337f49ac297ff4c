import { useText } from '@errand/client/i18n.tsx';
import type { PayeeBalance } from '@errand/contract/console/finance/balances';
import { AmountRows } from '#blocks/formatted/amount-rows.tsx';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { StatementFiles } from './statement-files.tsx';
import './finance-rows.css';

type Payout = PayeeBalance['payouts'][number];

/** The latest payouts, each with its statement. */
export function PayoutsPanel({ balance: { payouts, payee } }: { balance: PayeeBalance }) {
  const t = useText();
  return (
    <Panel title={t('finance.payouts')} text={t('finance.payoutsText')}>
      {payouts.length === 0 ? (
        <p>{t('finance.payoutsNone')}</p>
      ) : (
        <ul className="finance-rows">
          {payouts.map((payout) => (
            <PastPayout key={payout.id} payout={payout} payee={payee} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PastPayout({ payout, payee }: { payout: Payout; payee: PayeeBalance['payee'] }) {
  const t = useText();
  return (
    <li>
      <div>
        <span className="text-label">
          <Amount minor={payout.amount_minor} />
        </span>
        <StateTag of="finance.payout" state={payout.status} />
      </div>
      <p className="text-meta">
        <Instant at={payout.sent_at} /> · <bdi dir="ltr">{payout.account}</bdi> ·{' '}
        <bdi dir="ltr">{payout.reference}</bdi>
      </p>
      {payout.reason && (
        <p className="text-meta">
          {t('finance.reason')}: <bdi>{payout.reason}</bdi>
        </p>
      )}
      <details>
        <summary>{t('finance.statement')}</summary>
        <AmountRows
          rows={[
            { label: t('finance.opening'), minor: payout.opening_minor },
            ...payout.statement.map(({ part, amount_minor }) => ({
              label: t(`finance.part.${part}`),
              minor: amount_minor,
            })),
            { label: t('finance.closing'), minor: payout.closing_minor, isSum: true },
          ]}
        />
        <StatementFiles payee={payee} payoutId={payout.id} />
      </details>
    </li>
  );
}
