import { useText } from '@errand/client/i18n.tsx';
import type { Config } from '@errand/contract/config';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { withSiteName } from '#platform/page-meta.ts';
import { HeaderEnd } from './header/header-end.tsx';
import { Logo } from './header/logo.tsx';
import './error-page.css';
import './header/header.css';

type Kind = 'notFound' | 'maintenance' | 'offline' | 'error';

const PICTURES: Record<Kind, ReactNode> = {
  notFound: 'compass',
  maintenance: 'toolbox',
  // A picture that is not cached would be broken.
  offline: <CloudOff size={88} strokeWidth={1.25} />,
  error: 'ring-buoy',
};

function kindOf(error: unknown): Kind {
  if (isRouteErrorResponse(error) && error.status === 404) return 'notFound';
  if (isRouteErrorResponse(error) && error.status === 503) return 'maintenance';
  // Node has a navigator without this property.
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine ? 'offline' : 'error';
}

/** The whole error page without header data and footer. `config` is null where the shop could not be read. */
export function ErrorPage({ error, config }: { error: unknown; config: Config | null }) {
  const t = useText();
  return (
    <>
      <header className="header">
        <div className="page-width">
          {config && (
            <a className="logo" href="/" aria-label={t('shell.logo', { shop: config.business_name })}>
              <Logo brand={config} />
            </a>
          )}
        </div>
      </header>
      <HeaderEnd />
      <main>
        <ErrorDescription error={error} shop={config?.business_name ?? ''} />
      </main>
    </>
  );
}

/** States what happened, what is safe and what to do next. */
export function ErrorDescription({ error, shop }: { error: unknown; shop: string }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const kind = kindOf(error);
  return (
    <div className="page-width error-page">
      <title>{withSiteName(t(`shell.${kind}Title`), shop)}</title>
      <EmptyState
        level={1}
        picture={PICTURES[kind]}
        eager
        title={t(`shell.${kind}Title`)}
        text={t(`shell.${kind}Text`)}
      >
        {kind === 'notFound' ? (
          <a className="button soft" href="/home">
            {t('shell.toHome')}
          </a>
        ) : (
          <>
            {/* A link works without scripts too. */}
            <a className="button soft" href={`${pathname}${search}`}>
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
