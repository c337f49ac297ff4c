import { isRouteErrorResponse } from 'react-router';
import { useText } from '#platform/i18n/index.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import { Logo } from './logo.tsx';

/** What went wrong, what is safe, and the way back. Works without any data of the page. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useText();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const offline = !missing && typeof navigator !== 'undefined' && !navigator.onLine;
  const kind = missing ? 'notFound' : offline ? 'offline' : 'error';
  return (
    <>
      <title>{`${t(`shell.${kind}Title`)} · Errand`}</title>
      <header className="bar">
        <div className="wrap">
          <a className="logo" href="/" aria-label={t('shell.logo')}>
            <Logo />
          </a>
        </div>
      </header>
      <main className="wrap error-page">
        <EmptyState
          level={1}
          picture={<StaticPicture name={missing ? 'compass' : 'locked'} eager />}
          title={t(`shell.${kind}Title`)}
          text={t(`shell.${kind}Text`)}
        >
          {missing ? (
            <a className="btn soft" href="/home">
              {t('shell.toHome')}
            </a>
          ) : (
            <button type="button" className="btn soft" onClick={() => window.location.reload()}>
              {t('shell.retry')}
            </button>
          )}
        </EmptyState>
      </main>
    </>
  );
}
