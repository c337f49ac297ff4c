import { useText } from '@errand/client/i18n.tsx';
import {
  listOpenItems,
  OPEN_ITEM_AGES,
  OPEN_ITEM_KINDS,
  type OpenItem,
} from '@errand/contract/console/finance/open-items';
import { writeOffOrder } from '@errand/contract/console/finance/write-offs';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { FinanceTabs } from '#features/finance/index.ts';
import { useDates } from '#platform/format.ts';
import { useMayCall } from '#platform/session.ts';

function nameOf({ id }: OpenItem): string {
  return isolate(`#${id}`);
}

/** Orders that have ended with an amount still open. */
export default function OpenItemsScreen() {
  const t = useText();
  const dates = useDates();
  const mayCall = useMayCall();
  return (
    <Page title={t('books.openItems')} text={t('books.openItemsText')}>
      <FinanceTabs />
      <List
        endpoint={listOpenItems}
        resource="finance"
        href={({ id }) => `/orders/${id}`}
        filters={{
          kind: {
            label: t('books.what'),
            options: labelsOf(OPEN_ITEM_KINDS, (kind) => t(`books.item.${kind}`)),
          },
          age: {
            label: t('books.age'),
            options: labelsOf(OPEN_ITEM_AGES, (age) => t(`books.age.${age}`)),
          },
        }}
        columns={{
          order: { header: t('books.order'), cell: (row) => t('books.orderOf', { id: nameOf(row) }) },
          amount: {
            header: t('books.amount'),
            align: 'end',
            phone: 'beside',
            cell: ({ amount_minor: minor }) => <Amount minor={minor} />,
          },
          kind: { header: t('books.what'), phone: 'plain', cell: ({ kind }) => t(`books.item.${kind}`) },
          since: { header: t('books.since'), cell: ({ since }) => dates.date(since) },
          age: { header: t('books.age'), cell: ({ age }) => t(`books.age.${age}`) },
          ...(mayCall(writeOffOrder) && {
            action: {
              header: t('books.writeOff'),
              phone: 'row' as const,
              cell: (row: OpenItem) =>
                row.kind === 'unpaid' && (
                  <ButtonLink size="sm" variant="quiet" to={`/finance/unpaid?search=${row.id}`}>
                    {t('books.writeOff')}
                    <span className="sr-only"> {t('books.orderOf', { id: nameOf(row) })}</span>
                  </ButtonLink>
                ),
            },
          }),
        }}
        empty={{ title: t('books.openItemsNone'), text: t('books.openItemsNoneText') }}
      />
    </Page>
  );
}
