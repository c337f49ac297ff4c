import { useText } from '@errand/client/i18n.tsx';
import {
  DIFFERENCE_KINDS,
  DIFFERENCE_STATES,
  listProviderDifferences,
  listProviderReads,
  type ProviderDifference,
  settleDifference,
} from '@errand/contract/console/finance/provider-books';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { FinanceTabs } from '#features/finance/index.ts';
import { useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import { OrderLink } from '../order-link.tsx';

/** What payment providers and the shop say differently, and what to do about it. */
export default function ProvidersScreen() {
  const t = useText();
  const mayCall = useMayCall();
  const { rows: providers } = useRead('finance', listProviderReads, {});
  const [settled, setSettled] = useState<ProviderDifference | null>(null);
  const close = () => setSettled(null);
  return (
    <Page title={t('books.providers')} text={t('books.providersText')}>
      <FinanceTabs />
      {providers.length === 0 && <p className="text-meta">{t('books.providersMissing')}</p>}
      {providers.map((row) => (
        <Panel key={row.provider} title={row.provider}>
          <Facts
            facts={[
              [t('books.readUntil'), <Instant key="until" at={row.read_until} />],
              [t('books.held'), <Amount key="held" minor={row.balance_minor} />],
              [t('books.openDifferences'), String(row.open)],
            ]}
          />
        </Panel>
      ))}
      <List
        endpoint={listProviderDifferences}
        resource="finance"
        filters={{
          status: {
            label: t('books.state'),
            options: labelsOf(DIFFERENCE_STATES, (state) => t(`books.differenceState.${state}`)),
          },
          kind: {
            label: t('books.difference'),
            options: labelsOf(DIFFERENCE_KINDS, (kind) => t(`books.difference.${kind}`)),
          },
        }}
        columns={{
          kind: { header: t('books.difference'), cell: ({ kind }) => t(`books.difference.${kind}`) },
          status: {
            header: t('books.state'),
            phone: 'beside',
            cell: ({ status }) => <StateTag of="books.differenceState" state={status} />,
          },
          order: {
            header: t('books.order'),
            cell: ({ order_id: id }) => (id === null ? '–' : <OrderLink id={id} />),
          },
          expected: amountColumn(t('books.expected'), 'expected_minor'),
          actual: amountColumn(t('books.actual'), 'actual_minor'),
          todo: {
            header: t('books.todo'),
            phone: 'row',
            cell: ({ kind, note }) => (note === null ? t(`books.todo.${kind}`) : <bdi>{note}</bdi>),
          },
          reference: {
            header: t('books.reference'),
            cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
          },
          found: { header: t('books.found'), cell: ({ found_at: at }) => <Instant at={at} /> },
          ...(mayCall(settleDifference) && {
            action: {
              header: t('books.settle'),
              phone: 'row' as const,
              cell: (row: ProviderDifference) =>
                row.status === 'open' && (
                  <Button size="sm" variant="quiet" onClick={() => setSettled(row)}>
                    {t('books.settle')}
                    <span className="sr-only"> {row.reference}</span>
                  </Button>
                ),
            },
          }),
        }}
        empty={{ title: t('books.providersNone'), text: t('books.providersNoneText') }}
      />
      <FormDialog
        open={settled !== null}
        onClose={close}
        title={settled ? t('books.settleOf', { reference: isolate(settled.reference) }) : ''}
        endpoint={settleDifference}
        params={{ id: settled?.id ?? 0 }}
        fields={{ note: { label: t('books.reason'), control: 'longText' } }}
        submit={t('books.settle')}
        done={t('books.settled')}
      >
        <p className="text-meta">{t('books.settleText')}</p>
      </FormDialog>
    </Page>
  );
}

/** An amount of one side; a dash where it knows nothing of it. */
function amountColumn(header: string, key: 'expected_minor' | 'actual_minor') {
  return {
    header,
    align: 'end' as const,
    cell: ({ [key]: minor }: ProviderDifference) => (minor === null ? '–' : <Amount minor={minor} />),
  };
}
