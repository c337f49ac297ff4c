import { useText } from '@errand/client/i18n.tsx';
import { type ClosingDetail, getClosing, getClosingFile } from '@errand/contract/console/finance/periods';
import { Button } from '@errand/ui/forms/button.tsx';
import { useParams } from 'react-router';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { useMonthName } from '#blocks/formatted/use-month-name.ts';
import { Columns, Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useChange, useRead } from '#platform/query.ts';
import { saveFile } from '#platform/save-file.ts';
import { PeriodActions } from '../period-actions.tsx';

/** The closing of a month: what it differs in, its steps, and its signed file. */
export default function PeriodScreen() {
  const t = useText();
  const monthName = useMonthName();
  const id = Number(useParams().id);
  const closing = useRead('finance', getClosing, { params: { id } });
  return (
    <Page
      title={t('books.closingOf', { month: monthName(closing.month) })}
      back={{ to: '/finance/periods', label: t('books.periods') }}
      state={<StateTag of="books.period" state={closing.status} />}
    >
      <Columns side={closing.status === 'closed' && <FilePanel closing={closing} />}>
        <PeriodActions closing={closing} />
        <Panel title={t('books.closing')}>
          <Facts
            facts={[
              [
                t('books.requestedBy'),
                closing.requested_by && <bdi key="by">{closing.requested_by.name}</bdi>,
              ],
              [t('books.requestedAt'), <Instant key="at" at={closing.requested_at} />],
              [t('books.checkedAt'), closing.checked_at && <Instant key="checked" at={closing.checked_at} />],
              [t('books.closedBy'), closing.closed_by && <bdi key="closer">{closing.closed_by.name}</bdi>],
              [t('books.closedAt'), closing.closed_at && <Instant key="closed" at={closing.closed_at} />],
              [t('books.entries'), closing.entries !== null && String(closing.entries)],
            ]}
          />
        </Panel>
      </Columns>
    </Page>
  );
}

function FilePanel({ closing }: { closing: ClosingDetail }) {
  const t = useText();
  const read = useChange(getClosingFile, {
    onResponse: ({ file_name: name, content }) => saveFile(name, content),
  });
  return (
    <Panel title={t('books.file')} text={t('books.fileText')}>
      {closing.hash === null ? (
        <p className="text-meta">{t('books.fileWaits')}</p>
      ) : (
        <>
          <Facts
            facts={[
              [
                t('books.hash'),
                <bdi key="hash" dir="ltr" className="closing-hash">
                  {closing.hash}
                </bdi>,
              ],
            ]}
          />
          <div className="form-buttons">
            <Button
              size="sm"
              variant="quiet"
              loading={read.isPending}
              onClick={() => read.mutate({ params: { id: closing.id } })}
            >
              {t('books.fileSave')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
