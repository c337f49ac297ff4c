import { useText } from '@errand/client/i18n.tsx';
import { PAYEE_LISTS } from '@errand/contract/console/finance/payees';
import { createPayoutRun, listPayoutRuns } from '@errand/contract/console/finance/runs';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useMayCall } from '#platform/session.ts';
import { BankFileButton } from '../bank-file-button.tsx';
import { FinanceTabs } from '../finance-tabs.tsx';

/** Payout runs, and the bank's files about them. */
export default function RunsScreen() {
  const t = useText();
  const mayCall = useMayCall();
  const navigate = useNavigate();
  /** The idempotency key of the opened dialog, so that a repeated call plans one run. */
  const [intent, setIntent] = useState<string | null>(null);
  const close = () => setIntent(null);
  const kinds = labelsOf(PAYEE_LISTS, (list) => t(`finance.${list}`));
  return (
    <Page
      title={t('finance.runsTitle')}
      text={t('finance.runsText')}
      actions={
        mayCall(createPayoutRun) && (
          <>
            <BankFileButton />
            <Button onClick={() => setIntent(crypto.randomUUID())}>{t('finance.runNew')}</Button>
          </>
        )
      }
    >
      <FinanceTabs />
      <List
        endpoint={listPayoutRuns}
        resource="finance"
        href={({ id }) => `/finance/runs/${id}`}
        filters={{
          kind: { label: t('finance.runKind'), options: { ...kinds, advance: t('finance.advanceOne') } },
          status: {
            label: t('finance.state'),
            options: {
              draft: t('finance.run.draft'),
              confirmed: t('finance.run.confirmed'),
              canceled: t('finance.run.canceled'),
            },
          },
        }}
        columns={{
          reference: { header: t('finance.run'), cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi> },
          kind: {
            header: t('finance.runKind'),
            phone: 'plain',
            cell: ({ kind }) => (kind === 'advance' ? t('finance.advanceOne') : t(`finance.${kind}`)),
          },
          status: {
            header: t('finance.state'),
            phone: 'beside',
            cell: ({ status }) => <StateTag of="finance.run" state={status} />,
          },
          count: { header: t('finance.payouts'), align: 'end', cell: ({ count }) => count },
          open: { header: t('finance.open'), align: 'end', cell: ({ open }) => open },
          total: {
            header: t('finance.total'),
            align: 'end',
            cell: ({ total_minor }) => <Amount minor={total_minor} />,
          },
          created_by: {
            header: t('finance.createdBy'),
            optional: true,
            cell: ({ created_by }) => <bdi>{created_by?.name}</bdi>,
          },
          created_at: {
            header: t('finance.createdAt'),
            phone: 'plain',
            cell: ({ created_at }) => <Instant at={created_at} />,
          },
        }}
        empty={{ title: t('finance.runsNone'), text: t('finance.runsNoneText') }}
      />
      <FormDialog
        open={intent !== null}
        onClose={close}
        title={t('finance.runNew')}
        endpoint={createPayoutRun}
        hidden={{ intent: intent ?? '' }}
        values={{ payees: 'stores', minimum_minor: null }}
        fields={{
          payees: { label: t('finance.runKind'), options: kinds },
          minimum_minor: { label: t('finance.minimum'), help: t('finance.minimumHelp'), control: 'money' },
        }}
        submit={t('finance.runPlan')}
        done={t('finance.runPlanned')}
        onDone={({ id }) => void navigate(`/finance/runs/${id}`)}
      />
    </Page>
  );
}
