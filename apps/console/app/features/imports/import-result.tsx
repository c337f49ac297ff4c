import { useText } from '@errand/client/i18n.tsx';
import { type ImportDetail, startImport } from '@errand/contract/console/imports';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useChange } from '#platform/query.ts';
import type { ImportArea } from './import-area.ts';
import './import-result.css';

/** What a check or an import found, and the next step. */
export function ImportResult({ run, area }: { run: ImportDetail; area: ImportArea }) {
  const t = useText();
  const start = useChange(startImport);
  const { state, created, updated, unchanged, fault_count } = run;
  const toWrite = created + updated;
  const isEnded = state !== 'checked';
  const note = noteOf(run);
  return (
    <div className="import-result">
      {state === 'failed' && (
        <Note live="alert" tone="bad" text={t(`imports.stopped.${area.of}`, { reason: run.failure ?? '' })} />
      )}
      <dl className="import-counts">
        {(
          [
            ['created', created],
            ['updated', updated],
            ['unchanged', unchanged],
            ['faultCount', fault_count],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{t(`imports.${name}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {run.notes.map((text) => (
        <Note key={text} text={text} />
      ))}
      {note && <Note tone={fault_count > 0 ? 'warn' : undefined} text={t(`imports.${note}.${area.of}`)} />}
      <div className="form-buttons">
        {run.importable && (isEnded || toWrite > 0) && (
          <Button
            variant={isEnded ? 'quiet' : 'primary'}
            loading={start.isPending}
            onClick={() => start.mutate({ params: { id: run.id }, body: { skip_faults: fault_count > 0 } })}
          >
            {isEnded
              ? t('imports.again')
              : t(`imports.${fault_count > 0 ? 'startOthers' : 'start'}.${area.of}`, { count: toWrite })}
          </Button>
        )}
        {isEnded && (
          <ButtonLink to={`${area.path}?${area.storeFilter}=${run.store.id}`} variant="quiet">
            {t(`imports.toRows.${area.of}`)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function noteOf({ state, importable, fault_count, created, updated }: ImportDetail) {
  if (state !== 'checked') return null;
  if (!importable) return 'nothing';
  if (fault_count > 0) return 'withFaults';
  return created + updated === 0 ? 'upToDate' : null;
}
