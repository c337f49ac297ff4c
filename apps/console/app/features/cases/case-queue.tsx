import { useText } from '@errand/client/i18n.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useNow } from '#features/orders/index.ts';
import { CaseRow } from './case-row.tsx';
import { useCases } from './use-cases.ts';
import './case-queue.css';

/** The open reports of couriers, stores and customers: who has taken which, and their next steps. */
export function CaseQueue() {
  const t = useText();
  const now = useNow();
  const data = useCases({});
  return (
    <Panel title={t('cases.title')} text={t('cases.text')}>
      {!data && <Skeleton width="100%" height="64px" />}
      {data?.rows.length === 0 && <EmptyState title={t('cases.none')} text={t('cases.noneText')} level={3} />}
      {data && data.rows.length > 0 && (
        <ul className="case-queue" aria-label={t('cases.title')}>
          {data.rows.map((row) => (
            <CaseRow key={row.id} row={row} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
