import { useText } from '@errand/client/i18n.tsx';
import { listSessions, revokeOtherSessions, revokeSession } from '@errand/contract/console/staff/session';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '#blocks/page/page.tsx';
import { deviceOf } from '#platform/device-of.ts';
import { useDates } from '#platform/format.ts';
import { consoleQuery, useChange } from '#platform/query.ts';
import './account-list.css';

/** The member's sessions, each with a button that ends it. */
export function OwnSessions() {
  const t = useText();
  const dates = useDates();
  const { data } = useQuery(consoleQuery('session', listSessions, {}));
  const end = useChange(revokeSession);
  const endOthers = useChange(revokeOtherSessions);
  return (
    <Panel
      title={t('account.sessions')}
      text={t('account.sessionsText')}
      actions={
        data &&
        data.rows.length > 1 && (
          <Button
            size="sm"
            variant="quiet"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate({})}
          >
            {t('account.endOthers')}
          </Button>
        )
      }
    >
      {!data && <Skeleton height="64px" />}
      <ul className="account-list">
        {data?.rows.map((session) => (
          <li key={session.id}>
            <div>
              <b className="text-label">{deviceOf(session.user_agent)}</b>
              <span className="text-meta">
                <bdi dir="ltr">{session.address}</bdi>
                <span className="text-separator">
                  {' '}
                  {t('account.lastSeen', { when: dates.dateTime(session.last_seen_at) })}
                </span>
              </span>
            </div>
            {session.is_current ? (
              <span className="tag ok">{t('account.thisSession')}</span>
            ) : (
              <Button
                size="sm"
                variant="danger"
                disabled={end.isPending}
                onClick={() => end.mutate({ params: { id: session.id } })}
              >
                {t('account.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
