import { useText } from '@errand/client/i18n.tsx';
import { issueWaitingDocuments, listWaitingDocuments } from '@errand/contract/console/finance/documents';
import { Button } from '@errand/ui/forms/button.tsx';
import { Link } from 'react-router';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import './finance-rows.css';

/** Documents that cannot be issued yet, by seller, and what is missing. Nothing is shown while none waits. */
export function WaitingPanel() {
  const t = useText();
  const mayCall = useMayCall();
  const dates = useDates();
  const { rows } = useRead('finance', listWaitingDocuments, {});
  const issue = useChange(issueWaitingDocuments, { done: t('finance.waiting.tried') });
  if (rows.length === 0) return null;
  return (
    <Panel
      title={t('finance.waiting')}
      text={t('finance.waiting.text')}
      actions={
        mayCall(issueWaitingDocuments) && (
          <Button size="sm" variant="quiet" loading={issue.isPending} onClick={() => issue.mutate({})}>
            {t('finance.waiting.try')}
          </Button>
        )
      }
    >
      <ul className="finance-rows">
        {rows.map(({ store, problems, count, since }) => (
          <li key={store?.id ?? 0}>
            <div>
              {store ? (
                <Link className="text-label" to={`/finance/sellers/${store.id}`}>
                  <bdi>{store.name}</bdi>
                </Link>
              ) : (
                <Link className="text-label" to="/settings?search=legal">
                  {t('finance.operator')}
                </Link>
              )}
              <span className="tag warn">{t('finance.waiting.count', { count })}</span>
            </div>
            <p>{problems.map((problem) => t(`finance.problem.${problem}`)).join(' · ')}</p>
            <p className="text-meta">{t('finance.waiting.since', { at: dates.dateTime(since) })}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
