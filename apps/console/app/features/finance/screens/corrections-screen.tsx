import { useText } from '@errand/client/i18n.tsx';
import { FUNDING_STATES } from '@errand/contract/console/customers/fundings';
import { CORRECTED_LISTS, listCorrections } from '@errand/contract/console/finance/corrections';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { CorrectedAmount, CorrectionDecision } from '../corrections/corrections-list.tsx';
import { FinanceTabs } from '../finance-tabs.tsx';

/** Corrections of balances and points, with those that wait for a second member. */
export default function CorrectionsScreen() {
  const t = useText();
  const lists = labelsOf(CORRECTED_LISTS, (list) => t(`finance.${list}`));
  const states = labelsOf(FUNDING_STATES, (state) => t(`finance.correctionState.${state}`));
  return (
    <Page title={t('finance.corrections')} text={t('finance.correctionsText')}>
      <FinanceTabs />
      <List
        endpoint={listCorrections}
        resource="finance"
        href={({ party }) =>
          party.list === 'customers' ? `/customers/${party.id}` : `/finance/${party.list}/${party.id}`
        }
        filters={{
          status: { label: t('finance.state'), options: states },
          list: { label: t('finance.correctedOf'), options: lists },
        }}
        columns={{
          party: {
            header: t('finance.correctedOf'),
            cell: ({ party }) => <bdi>{party.name || `#${party.id}`}</bdi>,
          },
          amount: {
            header: t('finance.amount'),
            align: 'end',
            phone: 'beside',
            cell: (row) => <CorrectedAmount row={row} />,
          },
          status: {
            header: t('finance.state'),
            phone: 'plain',
            cell: ({ status }) => <StateTag of="finance.correctionState" state={status} />,
          },
          reason: { header: t('finance.reason'), phone: 'plain', cell: ({ reason }) => <bdi>{reason}</bdi> },
          requested_by: {
            header: t('finance.askedBy'),
            cell: ({ requested_by }) => <bdi>{requested_by?.name}</bdi>,
          },
          requested_at: {
            header: t('finance.askedAt'),
            phone: 'plain',
            cell: ({ requested_at }) => <Instant at={requested_at} />,
          },
          decision: {
            header: t('finance.decidedBy'),
            phone: 'row',
            cell: (row) =>
              row.status === 'requested' ? <CorrectionDecision row={row} /> : (row.decided_by?.name ?? '–'),
          },
        }}
        empty={{ title: t('finance.correctionsNone'), text: t('finance.correctionsNoneText') }}
      />
    </Page>
  );
}
