import { useText } from '@errand/client/i18n.tsx';
import {
  listUnpaidOrders,
  type UnpaidOrder,
  writeOffOrder,
} from '@errand/contract/console/finance/write-offs';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useMayCall } from '#platform/session.ts';
import { FinanceTabs } from '../finance-tabs.tsx';
import { useDaysSince, useOrderColumns, usePlaceFilters } from '../order-columns.tsx';

/** Delivered orders that are not paid, which staff can write off. */
export default function UnpaidOrdersScreen() {
  const t = useText();
  const money = useMoney();
  const mayCall = useMayCall();
  const daysSince = useDaysSince();
  const { customer, store, zone } = useOrderColumns();
  const filters = usePlaceFilters();
  const [chosen, setChosen] = useState<UnpaidOrder | null>(null);
  const close = () => setChosen(null);
  return (
    <Page
      title={t('finance.unpaid')}
      text={t('finance.unpaidText')}
      actions={
        <ButtonLink to="/finance/unpaid/written-off" variant="quiet">
          {t('finance.writeOffs')}
        </ButtonLink>
      }
    >
      <FinanceTabs />
      <List
        endpoint={listUnpaidOrders}
        resource="finance"
        href={({ id }) => `/orders/${id}`}
        searchLabel={t('finance.searchOrders')}
        filters={filters}
        columns={{
          order: { header: t('finance.order'), cell: ({ id }) => <bdi dir="ltr">#{id}</bdi> },
          customer,
          due: {
            header: t('finance.due'),
            align: 'end',
            phone: 'beside',
            cell: ({ due_minor }) => <Amount minor={due_minor} />,
          },
          total: {
            header: t('finance.total'),
            align: 'end',
            optional: true,
            cell: ({ total_minor }) => <Amount minor={total_minor} />,
          },
          age: {
            header: t('finance.sinceDelivery'),
            phone: 'plain',
            cell: ({ delivered_at }) => daysSince(delivered_at),
          },
          store,
          zone,
          ...(mayCall(writeOffOrder) && {
            write_off: {
              header: t('finance.step'),
              phone: 'row' as const,
              cell: (row: UnpaidOrder) => (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${t('finance.writeOff')}: ${isolate(`#${row.id}`)}`}
                  onClick={() => setChosen(row)}
                >
                  {t('finance.writeOff')}
                </Button>
              ),
            },
          }),
        }}
        empty={{ title: t('finance.unpaidNone'), text: t('finance.unpaidNoneText') }}
      />
      {chosen && (
        <FormDialog
          onClose={close}
          title={t('finance.writeOff')}
          endpoint={writeOffOrder}
          params={{ id: chosen.id }}
          hidden={{ due_minor: chosen.due_minor }}
          fields={{ reason: { label: t('finance.reason'), control: 'longText' } }}
          submit={t('finance.writeOff')}
          danger
          done={t('finance.writeOffDone')}
        >
          <p>
            {t('finance.writeOffText', {
              amount: isolate(money(chosen.due_minor)),
              order: isolate(`#${chosen.id}`),
            })}
          </p>
        </FormDialog>
      )}
    </Page>
  );
}
