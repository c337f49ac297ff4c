// First of all: it names the order of the cascade layers before any other sheet fills one.
import '#ui/styles/index.css';
import { getConfig } from '@errand/contract/config';
import { getLanding } from '@errand/contract/content';
import { listModules } from '@errand/contract/modules';
import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import type { FooterTexts, RootData } from '#platform/config.ts';
import { useLanguage } from '#platform/i18n/index.ts';
import { createQueryClient } from '#platform/query.ts';
import { ErrorPage } from '#shell/error-page.tsx';
import { Shell } from '#shell/shell.tsx';
import type { Route } from './+types/root.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { api, session, origin } = context.get(pageContext);
  const [config, modules, landing] = await Promise.all([
    api.call(getConfig, {}),
    api.call(listModules, {}),
    api.call(getLanding, {}),
  ]);
  return { config, modules, footer: footerTexts(landing), session, origin };
}

/** The rest of the landing data is not sent along with every page. */
function footerTexts(landing: FooterTexts): FooterTexts {
  const {
    fixed_newsletter_title,
    fixed_newsletter_sub_title,
    fixed_footer_description,
    download_user_app_links,
  } = landing;
  return {
    fixed_newsletter_title,
    fixed_newsletter_sub_title,
    fixed_footer_description,
    download_user_app_links,
  };
}

/** A change of zone, module or language reloads the page (specification 000 §4), so this is asked for once. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const theme = (useRouteLoaderData('root') as RootData | undefined)?.session.theme ?? undefined;
  return (
    <html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={language === 'ar' ? arabicFont : latinFont}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      {children}
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(createQueryClient);
  const { session } = loaderData;
  const language = useLanguage();
  return (
    <body data-module={session.module?.type}>
      <Direction.Provider dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <QueryClientProvider client={queries}>
          <Shell>
            <Outlet />
          </Shell>
        </QueryClientProvider>
      </Direction.Provider>
      <ScrollRestoration />
      <Scripts />
    </body>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <body>
      <ErrorPage error={error} />
      <Scripts />
    </body>
  );
}
