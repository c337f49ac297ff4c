import { useText } from '@errand/client/i18n.tsx';
import {
  depositTill,
  getTill,
  listTillDeposits,
  takeTillDepositBack,
} from '@errand/contract/console/finance/till';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import { FinanceTabs } from '../finance-tabs.tsx';
import { TakeBackButton } from '../take-back-button.tsx';

/** The cash of the shop, and what of it was paid in at the bank. */
export default function TillScreen() {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  const mayCall = useMayCall();
  const { till_minor: tillMinor } = useRead('finance', getTill, {});
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Page title={t('finance.till')} text={t('finance.tillText')}>
      <FinanceTabs />
      <Panel
        title={t('finance.tillIs', { amount: isolate(money(tillMinor)) })}
        actions={
          tillMinor > 0 &&
          mayCall(depositTill) && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {t('finance.deposit')}
            </Button>
          )
        }
      >
        <p>{t('finance.tillIsText')}</p>
      </Panel>
      <List
        endpoint={listTillDeposits}
        resource="finance"
        columns={{
          at: { header: t('finance.depositedAt'), cell: ({ deposited_at }) => <Instant at={deposited_at} /> },
          amount: {
            header: t('finance.amount'),
            align: 'end',
            phone: 'beside',
            cell: ({ amount_minor }) => <Amount minor={amount_minor} />,
          },
          slip: {
            header: t('finance.slip'),
            phone: 'plain',
            cell: ({ slip }) => (slip === null ? '–' : <bdi dir="ltr">{slip}</bdi>),
          },
          by: {
            header: t('finance.confirmedBy'),
            cell: ({ deposited_by }) => <bdi>{deposited_by?.name}</bdi>,
          },
          taken_back: {
            header: t('finance.step'),
            phone: 'row',
            cell: (row) => (
              <TakeBackButton
                endpoint={takeTillDepositBack}
                row={row}
                subject={isolateAny(dates.dateTime(row.deposited_at))}
                help="finance.depositTakeBackText"
              />
            ),
          },
        }}
        empty={{ title: t('finance.depositsNone'), text: t('finance.depositsNoneText') }}
      />
      <FormDialog
        open={isOpen}
        onClose={close}
        title={t('finance.deposit')}
        endpoint={depositTill}
        hidden={{ till_minor: tillMinor }}
        values={{ amount_minor: tillMinor, slip: null }}
        fields={{
          amount_minor: { label: t('finance.amount'), help: t('finance.depositHelp'), control: 'money' },
          slip: { label: t('finance.slip'), help: t('finance.slipHelp') },
        }}
        submit={t('finance.deposit')}
        done={t('finance.depositDone')}
      />
    </Page>
  );
}
