import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { followAccount } from '#platform/language.ts';
import { sessionQuery } from '#platform/session.ts';

/** Renders the console for a complete session. Otherwise redirects to the sign-in, which returns to this address. */
export function SessionGate({ children }: { children: ReactNode }) {
  const t = useText();
  const { data: session, isPending, error, refetch } = useQuery(sessionQuery);
  const { pathname, search } = useLocation();
  const language = session?.state === 'ready' ? session.staff.language : null;
  useEffect(() => {
    if (language) followAccount(language);
  }, [language]);
  if (isPending) return null;
  if (session === undefined)
    return (
      <EmptyState level={1} title={t('shell.failed')} text={error ? t('ui.offline') : undefined}>
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('ui.retry')}
        </Button>
      </EmptyState>
    );
  if (session?.state === 'ready') return children;
  const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/sign-in${next}`} replace />;
}
