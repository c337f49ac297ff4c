import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useRouteError } from 'react-router';
import { Component as NotFound } from './not-found.tsx';

/** Shown when a screen fails: not found, or an unexpected error with its request id. */
export function RouteError() {
  const t = useText();
  const error = useRouteError();
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <EmptyState level={1} title={t('shell.failed')} text={t('shell.failedText')}>
      <Button variant="quiet" onClick={() => window.location.reload()}>
        {t('ui.retry')}
      </Button>
      {requestId && <p className="text-caption">{t('shell.requestId', { id: requestId })}</p>}
    </EmptyState>
  );
}
