import { useText } from '@errand/client/i18n.tsx';
import { getEarnings } from '@errand/contract/console/deliveries';
import { getCourierBalance } from '@errand/contract/console/finance/balances';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { PrintHead } from '#blocks/page/print-head.tsx';
import { AccountPanel, BalancePanel, PayoutsPanel } from '#features/finance/index.ts';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import './earnings-screen.css';

/** A courier's earnings and cash by day. */
export default function EarningsScreen() {
  const t = useText();
  const dates = useDates();
  const { staff } = useSession();
  const balance = useRead('finance', getCourierBalance, {});
  const { cash_in_hand_minor: cashInHand, days, total } = useRead('deliveries', getEarnings, {});
  return (
    <Page
      title={t('deliveries.earnings')}
      text={t('deliveries.earningsText')}
      back={{ to: '/deliveries', label: t('deliveries.title') }}
      actions={
        <Button variant="quiet" onClick={() => window.print()}>
          {t('deliveries.print')}
        </Button>
      }
      narrow
    >
      <PrintHead subject={staff.name} period={t('deliveries.earningsText')} />
      <BalancePanel balance={balance} />
      <Panel title={t('deliveries.cashInHand')} text={t('deliveries.cashInHandText')}>
        <b className="earnings-cash">
          <Amount minor={cashInHand} />
        </b>
      </Panel>
      <Panel title={t('deliveries.all')}>
        <Facts
          facts={[
            [t('deliveries.delivered'), String(total.delivered)],
            [t('deliveries.earned'), <Amount key="earned" minor={total.earning_minor} />],
            [t('deliveries.tips'), <Amount key="tips" minor={total.tips_minor} />],
            [t('deliveries.cash'), <Amount key="cash" minor={total.cash_minor} />],
          ]}
        />
      </Panel>
      {days.length === 0 && <Note text={t('deliveries.earningsEmpty')} />}
      <ul className="earning-days">
        {days.map((day) => (
          <li key={day.day} className="earning-day">
            <b>{dates.date(day.day)}</b>
            <b>
              <Amount minor={day.earning_minor} />
            </b>
            <span className="text-caption">{t('deliveries.count', { count: day.delivered })}</span>
            <span className="text-caption">
              {t('deliveries.cash')} <Amount minor={day.cash_minor} />
            </span>
          </li>
        ))}
      </ul>
      <PayoutsPanel balance={balance} />
      <AccountPanel balance={balance} viewer="courier" />
    </Page>
  );
}
