import { useText } from '@errand/client/i18n.tsx';
import { type AuditRow, getAuditEntry } from '@errand/contract/console/audit';
import { changeItems, undoItemChange } from '@errand/contract/console/items';
import { Button } from '@errand/ui/forms/button.tsx';
import { useParams } from 'react-router';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import './audit-entry-screen.css';

export default function AuditEntryScreen() {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const undo = useChange(undoItemChange, {
    done: (_, { restored, left }) => t('audit.undone', { restored, left }),
  });
  const id = Number(useParams().id);
  const entry = useRead('audit', getAuditEntry, { params: { id } });
  const input = Object.keys(entry.input).length > 0 ? JSON.stringify(entry.input, null, 2) : null;
  return (
    <Page
      title={entry.endpoint}
      back={{ to: '/audit', label: t('audit.title') }}
      state={<StateTag of="audit.outcome" state={entry.outcome} />}
      narrow
      actions={
        entry.endpoint === changeItems.name &&
        entry.outcome === 'done' &&
        may(undoItemChange.permission) && (
          <Button variant="quiet" loading={undo.isPending} onClick={() => undo.mutate({ params: { id } })}>
            {t('audit.undo')}
          </Button>
        )
      }
    >
      <Panel>
        <Facts
          facts={[
            [t('audit.when'), dates.dateTime(entry.at)],
            [t('audit.who'), entry.staff?.name ?? t('audit.nobody')],
            [
              t('audit.target'),
              entry.target && (
                <bdi key="target" dir="ltr">
                  {entry.target}
                </bdi>
              ),
            ],
            [t('audit.reason'), entry.reason],
            [t('audit.code'), entry.code],
            [t('audit.permission'), entry.permission],
            [
              t('audit.address'),
              <bdi key="address" dir="ltr">
                {entry.address}
              </bdi>,
            ],
            [
              t('audit.device'),
              <bdi key="device" dir="ltr">
                {entry.user_agent}
              </bdi>,
            ],
            [
              t('audit.requestId'),
              <bdi key="request" dir="ltr">
                {entry.request_id}
              </bdi>,
            ],
          ]}
        />
      </Panel>
      <Panel title={t('audit.changes')}>
        <AuditChanges changes={entry.changes} />
      </Panel>
      {input && (
        <Panel title={t('audit.input')}>
          <pre
            className="audit-input"
            dir="ltr"
            role="log"
            aria-live="off"
            tabIndex={0}
            aria-label={t('audit.input')}
          >
            {input}
          </pre>
        </Panel>
      )}
    </Page>
  );
}

type Change = AuditRow['changes'][number];

/** Each changed row with its columns before and after. */
function AuditChanges({ changes }: { changes: readonly Change[] }) {
  const t = useText();
  if (changes.length === 0) return <p className="text-muted">{t('audit.noChanges')}</p>;
  return changes.map((change) => (
    <div key={`${change.table}:${change.row_id}`} className="audit-change">
      <h3 className="text-label">
        <bdi dir="ltr">
          {change.table} {change.row_id}
        </bdi>
        {change.before === null && <span className="tag ok">{t('audit.added')}</span>}
        {change.after === null && <span className="tag bad">{t('audit.removed')}</span>}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('audit.column')}</th>
            <th scope="col">{t('audit.before')}</th>
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {columnsOf(change).map((column) => (
            <tr key={column}>
              <th scope="row">{column}</th>
              <td dir="auto">{shown(change.before?.[column])}</td>
              <td dir="auto">{shown(change.after?.[column])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}

function columnsOf({ before, after }: Change): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
