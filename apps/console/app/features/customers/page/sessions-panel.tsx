import { useText } from '@errand/client/i18n.tsx';
import { type CustomerDetails, endCustomerSession } from '@errand/contract/console/customers/customers';
import { Button } from '@errand/ui/forms/button.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { deviceOf } from '#platform/device-of.ts';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import './customer-rows.css';

/** The customer's sessions, each with a button that ends it. */
export function SessionsPanel({ customer: { id, sessions } }: { customer: CustomerDetails }) {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const change = useChange(endCustomerSession);
  const end = (session_id?: number) =>
    change.mutate({ params: { id }, body: session_id === undefined ? {} : { session_id } });
  return (
    <Panel
      title={t('customers.sessions')}
      actions={
        may('customers.update') &&
        sessions.length > 1 && (
          <Button size="sm" variant="quiet" disabled={change.isPending} onClick={() => end()}>
            {t('customers.endAll')}
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <p className="text-meta">{t('customers.noSessions')}</p>
      ) : (
        <ul className="customer-rows">
          {sessions.map((session) => (
            <li key={session.id}>
              <div className="customer-row-text">
                <b className="text-label">{deviceOf(session.user_agent)}</b>
                <span className="text-meta">
                  {t('customers.lastUsed', { when: dates.dateTime(session.last_used_at) })}
                </span>
              </div>
              {may('customers.update') && (
                <Button
                  size="sm"
                  variant="danger"
                  disabled={change.isPending}
                  onClick={() => end(session.id)}
                >
                  {t('customers.endSession')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
