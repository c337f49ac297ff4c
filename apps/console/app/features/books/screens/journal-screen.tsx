import { useText } from '@errand/client/i18n.tsx';
import { exportDatev, type JournalPosting, listJournal } from '@errand/contract/console/finance/journal';
import { ACCOUNT_NAMES } from '@errand/domain/books';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { latestMonths } from '#blocks/formatted/latest-months.ts';
import { useMonthName } from '#blocks/formatted/use-month-name.ts';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { FinanceTabs } from '#features/finance/index.ts';
import { useDates } from '#platform/format.ts';
import { saveBase64 } from '#platform/save-file.ts';
import { useMayCall } from '#platform/session.ts';
import { OrderLink } from '../order-link.tsx';
import { PartyLink } from '../party-link.tsx';

/** All postings of the books, with the file for the tax adviser. */
export default function JournalScreen() {
  const t = useText();
  const dates = useDates();
  const mayCall = useMayCall();
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(Date.now);
  const months = latestMonths(now, useMonthName());
  const [newest] = Object.keys(months);
  const close = () => setOpen(false);
  return (
    <Page
      title={t('books.journal')}
      text={t('books.journalText')}
      actions={
        mayCall(exportDatev) && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t('books.datev')}
          </Button>
        )
      }
    >
      <FinanceTabs />
      <List
        endpoint={listJournal}
        resource="finance"
        searchLabel={t('books.journalSearch')}
        filters={{
          month: { label: t('books.month'), options: months },
          account: {
            label: t('books.account'),
            options: labelsOf(ACCOUNT_NAMES, (name) => t(`books.account.${name}`)),
          },
        }}
        columns={{
          day: { header: t('books.day'), cell: ({ day }) => dates.date(day) },
          type: { header: t('books.type'), phone: 'beside', cell: ({ type }) => t(`books.type.${type}`) },
          account: { header: t('books.account'), cell: ({ account }) => t(`books.account.${account}`) },
          party: {
            header: t('books.party'),
            cell: ({ party }) => (party === null ? '–' : <PartyLink party={party} />),
          },
          part: {
            header: t('books.part'),
            cell: ({ part }) => (part === null ? '–' : t(`finance.part.${part}`)),
          },
          debit: side(t('books.debit'), 'debit_minor'),
          credit: side(t('books.credit'), 'credit_minor'),
          order: {
            header: t('books.order'),
            cell: ({ order_id: id }) => (id === null ? '–' : <OrderLink id={id} />),
          },
          at: { header: t('books.happened'), optional: true, cell: ({ at }) => <Instant at={at} /> },
        }}
        empty={{ title: t('books.journalNone'), text: t('books.journalNoneText') }}
      />
      <FormDialog
        open={isOpen}
        onClose={close}
        title={t('books.datev')}
        endpoint={exportDatev}
        values={{ month: newest ?? '' }}
        fields={{
          month: { label: t('books.datevMonth'), help: t('books.datevHelp'), options: months },
        }}
        submit={t('books.datevExport')}
        done={t('books.datevDone')}
        onDone={(file) => {
          saveBase64({ ...file, media_type: 'text/csv' });
          close();
        }}
      />
    </Page>
  );
}

/** Debits or credits, without a figure on the other side. */
function side(header: string, key: 'debit_minor' | 'credit_minor') {
  return {
    header,
    align: 'end' as const,
    cell: (row: JournalPosting) => (row[key] === 0 ? '–' : <Amount minor={row[key]} />),
  };
}
