import { useText } from '@errand/client/i18n.tsx';
import type { AuditRow } from '@errand/contract/console/audit';
import './audit-changes.css';

type Change = AuditRow['changes'][number];

/** Each changed row with its columns before and after. */
export function AuditChanges({ changes }: { changes: readonly Change[] }) {
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
