import { useText } from '@errand/client/i18n.tsx';
import {
  type HandRefundRow,
  listHandRefunds,
  payHandRefund,
} from '@errand/contract/console/finance/hand-refunds';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMayCall } from '#platform/session.ts';
import { FinanceTabs } from '../finance-tabs.tsx';
import { useDaysSince, useOrderColumns, usePlaceFilters } from '../order-columns.tsx';
import { PayByHandDialog } from '../pay-by-hand-dialog.tsx';

/** Refunds that staff have to pay by hand, the oldest first. */
export default function HandRefundsScreen() {
  const t = useText();
  const mayCall = useMayCall();
  const daysSince = useDaysSince();
  const { customer, store, zone } = useOrderColumns();
  const filters = usePlaceFilters();
  const [chosen, setChosen] = useState<HandRefundRow | null>(null);
  return (
    <Page
      title={t('finance.byHand')}
      text={t('finance.byHandText')}
      actions={
        <ButtonLink to="/finance/by-hand/paid" variant="quiet">
          {t('finance.handPaid')}
        </ButtonLink>
      }
    >
      <FinanceTabs />
      <List
        endpoint={listHandRefunds}
        resource="finance"
        href={({ id }) => `/orders/${id}`}
        searchLabel={t('finance.searchOrders')}
        filters={filters}
        columns={{
          order: { header: t('finance.order'), cell: ({ id }) => <bdi dir="ltr">#{id}</bdi> },
          customer,
          open: {
            header: t('finance.byHandLeft'),
            sort: 'open_minor',
            align: 'end',
            phone: 'beside',
            cell: ({ open_minor }) => <Amount minor={open_minor} />,
          },
          paid: {
            header: t('finance.handPaid'),
            align: 'end',
            optional: true,
            cell: ({ paid_minor }) => (paid_minor === 0 ? '–' : <Amount minor={paid_minor} />),
          },
          age: {
            header: t('finance.waits'),
            sort: 'owed_at',
            phone: 'plain',
            cell: ({ owed_at }) => daysSince(owed_at),
          },
          store,
          zone,
          ...(mayCall(payHandRefund) && {
            confirm: {
              header: t('finance.step'),
              phone: 'row' as const,
              cell: (row: HandRefundRow) => (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${t('finance.byHandPaid')}: ${isolate(`#${row.id}`)}`}
                  onClick={() => setChosen(row)}
                >
                  {t('finance.byHandPaid')}
                </Button>
              ),
            },
          }),
        }}
        empty={{ title: t('finance.byHandNone'), text: t('finance.byHandNoneText') }}
      />
      {chosen && <PayByHandDialog row={chosen} onClose={() => setChosen(null)} />}
    </Page>
  );
}
