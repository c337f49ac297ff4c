import { useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/finance/runs';
import { isolate } from '@errand/ui/isolate.ts';
import { useParams } from 'react-router';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { Columns, Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useRead } from '#platform/query.ts';
import { RunActions } from '../run-actions.tsx';
import { RunFiles } from '../run-files.tsx';
import { RunLines } from '../run-lines.tsx';

/** The review of a payout run, and what became of its payouts. */
export default function RunScreen() {
  const t = useText();
  const id = Number(useParams().id);
  const run = useRead('finance', contract.getPayoutRun, { params: { id } });
  const name = run.kind === 'advance' ? t('finance.advanceOne') : t(`finance.${run.kind}`);
  return (
    <Page
      title={t('finance.runOf', { kind: name, reference: isolate(run.reference) })}
      back={{ to: '/finance/runs', label: t('finance.runs') }}
      state={<StateTag of="finance.run" state={run.status} />}
    >
      <RunActions run={run} />
      <Columns
        side={
          <>
            <Panel title={t('finance.run')}>
              <Facts
                facts={[
                  [t('finance.total'), <Amount key="total" minor={run.total_minor} />],
                  [t('finance.payouts'), String(run.count)],
                  [t('finance.open'), run.open > 0 && String(run.open)],
                  [
                    t('finance.minimum'),
                    run.minimum_minor > 0 && <Amount key="minimum" minor={run.minimum_minor} />,
                  ],
                  [
                    t('finance.earnedUntil'),
                    run.kind !== 'advance' && <Instant key="until" at={run.earned_until} />,
                  ],
                  [t('finance.reason'), run.note && <bdi key="note">{run.note}</bdi>],
                  [t('finance.createdBy'), run.created_by && <bdi key="by">{run.created_by.name}</bdi>],
                  [t('finance.createdAt'), <Instant key="created" at={run.created_at} />],
                  [t('finance.decidedBy'), run.decided_by && <bdi key="decided">{run.decided_by.name}</bdi>],
                  [t('finance.decidedAt'), run.decided_at && <Instant key="at" at={run.decided_at} />],
                ]}
              />
            </Panel>
            {run.status === 'confirmed' && <RunFiles run={run} />}
          </>
        }
      >
        <RunLines run={run} />
      </Columns>
    </Page>
  );
}
