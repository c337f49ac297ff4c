import { useText } from '@errand/client/i18n.tsx';
import { EmptyState } from '@errand/ui/empty-state.tsx';
import { StaticPicture } from '@errand/ui/static-picture.tsx';
import { isRouteErrorResponse } from 'react-router';
import { HeaderEnd } from './header-end.tsx';
import { Logo } from './logo.tsx';
import './error-page.css';
import './header.css';

type Kind = 'notFound' | 'maintenance' | 'offline' | 'error';

const PICTURES: Record<Kind, string> = {
  notFound: 'compass',
  maintenance: 'toolbox',
  offline: 'electric-plug',
  error: 'ring-buoy',
};

function kindOf(error: unknown): Kind {
  if (isRouteErrorResponse(error) && error.status === 404) return 'notFound';
  if (isRouteErrorResponse(error) && error.status === 503) return 'maintenance';
  return typeof navigator !== 'undefined' && !navigator.onLine ? 'offline' : 'error';
}

/** What went wrong without the frame: works without any data of the page. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useText();
  return (
    <>
      <header className="header">
        <div className="page-width">
          <a className="logo" href="/" aria-label={t('shell.logo')}>
            <Logo />
          </a>
        </div>
      </header>
      <HeaderEnd />
      <main>
        <ErrorDescription error={error} />
      </main>
    </>
  );
}

/** What went wrong, what is safe, and the way on. */
export function ErrorDescription({ error }: { error: unknown }) {
  const t = useText();
  const kind = kindOf(error);
  return (
    <div className="page-width error-page">
      <title>{`${t(`shell.${kind}Title`)} · Errand`}</title>
      <EmptyState
        level={1}
        picture={<StaticPicture name={PICTURES[kind]} eager />}
        title={t(`shell.${kind}Title`)}
        text={t(`shell.${kind}Text`)}
      >
        {kind === 'notFound' ? (
          <a className="button soft" href="/home">
            {t('shell.toHome')}
          </a>
        ) : (
          <>
            {/* A link, so that it leads on without scripts too. */}
            <a className="button soft" href="">
              {t('shell.retry')}
            </a>
            {kind === 'error' && (
              <a className="button ghost" href="/help-and-support">
                {t('shell.help')}
              </a>
            )}
          </>
        )}
      </EmptyState>
    </div>
  );
}
