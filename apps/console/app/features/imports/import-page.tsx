import { useText } from '@errand/client/i18n.tsx';
import { getImport, type ImportDetail } from '@errand/contract/console/imports';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { consoleQuery } from '#platform/query.ts';
import type { ImportArea } from './import-area.ts';
import { ImportChanges, ImportFaults } from './import-lines.tsx';
import { ImportResult } from './import-result.tsx';
import './import-result.css';

const POLL_MS = 1000;

/** One import: its check, what it would do, its progress and its result. The address survives a reload. */
export function ImportPage({ area }: { area: ImportArea }) {
  const t = useText();
  const id = Number(useParams().id);
  const { data: run } = useSuspenseQuery({
    ...consoleQuery('imports', getImport, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'checking' || data?.state === 'importing' ? POLL_MS : false,
  });
  const isRunning = run.state === 'checking' || run.state === 'importing';
  const categories = t(run.create_categories ? 'imports.yes' : 'imports.no');
  const pictures = t(run.pictures ? 'imports.yes' : 'imports.no');
  return (
    <Page
      title={run.file_name}
      text={`${run.store.name} · ${t(`imports.options.${area.of}`, { categories, pictures })}`}
      back={{ to: `${area.path}/imports`, label: t(`imports.title.${area.of}`) }}
      actions={
        <>
          <StateTag of="imports.state" state={run.state} />
          {!isRunning && (
            <ButtonLink to={`${area.path}/imports?store=${run.store.id}`} variant="quiet" size="sm">
              {t('imports.another')}
            </ButtonLink>
          )}
        </>
      }
      narrow
    >
      <Panel {...(!isRunning && { title: t(run.state === 'checked' ? 'imports.wouldDo' : 'imports.did') })}>
        {isRunning ? <ImportProgress run={run} area={area} /> : <ImportResult run={run} area={area} />}
      </Panel>
      {run.faults.length > 0 && <ImportFaults run={run} />}
      {run.state === 'checked' && run.changes.length > 0 && <ImportChanges run={run} area={area} />}
    </Page>
  );
}

function ImportProgress({ run, area }: { run: ImportDetail; area: ImportArea }) {
  const t = useText();
  const text = t(run.state === 'checking' ? 'imports.checking' : `imports.importing.${area.of}`);
  return (
    <div className="import-progress">
      <Announced>{text}</Announced>
      <progress max={1} value={run.progress} aria-label={text} />
      <p className="text-caption">{t('imports.stays')}</p>
    </div>
  );
}
