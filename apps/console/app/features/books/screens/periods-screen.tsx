import { useText } from '@errand/client/i18n.tsx';
import { getPeriods, listClosings, requestClosing } from '@errand/contract/console/finance/periods';
import { Button } from '@errand/ui/forms/button.tsx';
import { useNavigate } from 'react-router';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { useMonthName } from '#blocks/formatted/use-month-name.ts';
import { List } from '#blocks/list/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { FinanceTabs } from '#features/finance/index.ts';
import { useDates } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { saveFile } from '#platform/save-file.ts';
import { useMayCall } from '#platform/session.ts';
import { VerifyButton } from '../verify-button.tsx';

/** The months that are closed, the next one, and the key of the shop's signatures. */
export default function PeriodsScreen() {
  const t = useText();
  const dates = useDates();
  const monthName = useMonthName();
  const mayCall = useMayCall();
  const navigate = useNavigate();
  const periods = useRead('finance', getPeriods, {});
  const { first_open_day: openDay, next_month: next, public_key: key } = periods;
  const request = useChange(requestClosing, {
    done: t('books.requested'),
    onResponse: ({ id }) => void navigate(`/finance/periods/${id}`),
  });
  return (
    <Page
      title={t('books.periods')}
      text={t('books.periodsText')}
      actions={
        <>
          <VerifyButton />
          {next !== null && mayCall(requestClosing) && (
            <Button loading={request.isPending} onClick={() => request.mutate({ body: { month: next } })}>
              {t('books.closeNext', { month: monthName(next) })}
            </Button>
          )}
        </>
      }
    >
      <FinanceTabs />
      {next !== null && mayCall(requestClosing) && <p className="text-meta">{t('books.closeNextText')}</p>}
      <List
        endpoint={listClosings}
        resource="finance"
        href={({ id }) => `/finance/periods/${id}`}
        columns={{
          month: { header: t('books.month'), cell: ({ month }) => monthName(month) },
          status: {
            header: t('books.state'),
            phone: 'beside',
            cell: ({ status }) => <StateTag of="books.period" state={status} />,
          },
          entries: { header: t('books.entries'), align: 'end', cell: ({ entries }) => entries ?? '–' },
          closed_by: {
            header: t('books.closedBy'),
            cell: ({ closed_by: by }) => <bdi>{by?.name ?? '–'}</bdi>,
          },
          closed_at: { header: t('books.closedAt'), cell: ({ closed_at: at }) => <Instant at={at} /> },
        }}
        empty={{ title: t('books.periodsNone'), text: t('books.periodsNoneText') }}
      />
      <Panel
        title={t('books.key')}
        text={t('books.keyText')}
        actions={
          <Button size="sm" variant="quiet" onClick={() => saveFile('closing-key.pem', key)}>
            {t('books.fileSave')}
          </Button>
        }
      >
        {openDay && <Facts facts={[[t('books.openSince'), dates.date(openDay)]]} />}
      </Panel>
    </Page>
  );
}
