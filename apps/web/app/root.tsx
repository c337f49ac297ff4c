import '@errand/ui/styles/index.css';
import { ConfigProvider } from '@errand/client/config.tsx';
import { DateStyleProvider } from '@errand/client/forms/date-style.tsx';
import { useLanguage } from '@errand/client/i18n.tsx';
import { createQueryClient } from '@errand/client/query.ts';
import { getConfig } from '@errand/contract/config';
import { getLanding } from '@errand/contract/content';
import { listModules } from '@errand/contract/modules';
import { directionOf } from '@errand/domain/language';
import firstStyles from '@errand/ui/styles/first/first.css?inline';
import { QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { memo, type ReactNode, useContext, useMemo, useState } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { configOfError, type FooterTexts, type RootData, RootDataContext } from '#platform/config.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { NavigationProvider } from '#platform/navigation/navigate.tsx';
import { pendingWhileLeaving } from '#platform/navigation/pending-while-leaving.ts';
import { NonceContext } from '#platform/page-start/nonce.ts';
import { START_SCRIPT } from '#platform/page-start/start-script.ts';
import { iconsOf, type ShopIcon } from '#platform/shop-icons.ts';
import { ErrorDescription, ErrorPage } from '#shell/error-page.tsx';
import { ScriptNote } from '#shell/script-note.tsx';
import { Shell } from '#shell/shell.tsx';
import { ThemeColor } from '#shell/theme-color.tsx';
import type { Route } from './+types/root.ts';
import '#shell/old-browser-note.css';

/** Only the server renders these; the browser keeps its output. */
const FIRST_STYLES = import.meta.env.SSR ? firstStyles : '';

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { api, input, module: ofInput } = context.get(pageContext);
  const [config, modules, landing, module] = await Promise.all([
    api.call(getConfig, {}),
    api.call(listModules, {}),
    api.call(getLanding, {}),
    ofInput(),
  ]);
  // The page of a maintenance shows the shop's brand.
  if (config.maintenance_mode) throw data(config, { status: 503, headers: { 'retry-after': '120' } });
  const { zoneIds, moduleId, language, theme, origin } = input;
  const session = { zoneIds, moduleId, module, language, theme };
  return { config, modules, footer: footerTexts(landing), session, origin };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [pendingWhileLeaving];

/** Picks the footer's texts, so that the rest is not sent with every page. */
function footerTexts(landing: FooterTexts): FooterTexts {
  const {
    download_user_app_title,
    download_user_app_sub_title,
    fixed_newsletter_title,
    fixed_newsletter_sub_title,
    fixed_footer_description,
    download_user_app_links,
  } = landing;
  return {
    download_user_app_title,
    download_user_app_sub_title,
    fixed_newsletter_title,
    fixed_newsletter_sub_title,
    fixed_footer_description,
    download_user_app_links,
  };
}

/** Keeps the headers of thrown responses, such as Retry-After during maintenance. */
export function headers({ errorHeaders }: Route.HeadersArgs): Headers {
  return errorHeaders ?? new Headers();
}

/** Loaded once: a change of zone, module or language reloads the page. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The operator's icons, or those of the product. */
function ShopIcons({ icons }: { icons: ShopIcon[] }) {
  const ofTab = icons.find(({ size }) => size === null) ?? icons[0];
  const ofScreen = icons.find(({ size }) => size === 192);
  return (
    <>
      {ofTab && <link rel="icon" href={ofTab.src} type={ofTab.type} />}
      {ofScreen && <link rel="apple-touch-icon" href={ofScreen.src} />}
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const root = useRouteLoaderData<RootData>('root');
  const error = useRouteError();
  const config = root?.config ?? configOfError(error);
  const theme = root?.session.theme ?? undefined;
  const nonce = useContext(NonceContext);
  return (
    <html lang={language} dir={directionOf(language)} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The first paint waits for the complete header, so that it does not shift. */}
        <link rel="expect" href="#bar-whole" blocking="render" />
        <ThemeColor theme={theme} />
        <ShopIcons icons={iconsOf(config ?? { fav_icon_full_url: null })} />
        {/* On the home screen of a phone, the shop is an application without the browser's bars. */}
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-status-bar-style" content="default" />
        {config && <meta name="apple-mobile-web-app-title" content={config.business_name} />}
        <link rel="manifest" href="/manifest.webmanifest" />
        <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_STYLES }} />
        <Meta />
        {/* The one style sheet of the build is in the document already. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Links />}
      </head>
      {children}
    </html>
  );
}

export default memo(function App({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <Outlet />
    </Frame>
  );
}, hasSameData);

/**
 * Responses such as 404 render inside the layout; an unexpected error may come from the layout itself and renders
 * without it.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<RootData>('root');
  if (root && isRouteErrorResponse(error)) {
    return (
      <Frame data={root}>
        <ErrorDescription error={error} shop={root.config.business_name} />
      </Frame>
    );
  }
  return (
    <body>
      <ScriptNote />
      <ErrorPage error={error} config={root?.config ?? configOfError(error)} />
      <Scripts />
    </body>
  );
}

function Frame({ data: root, children }: { data: RootData; children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  const { timeformat: clock, country } = root.config;
  const dateStyle = useMemo(() => ({ clock, country }), [clock, country]);
  return (
    <body data-module={root.session.module?.type}>
      <ScriptNote />
      <Direction.Provider dir={directionOf(useLanguage())}>
        <QueryClientProvider client={queries}>
          <RootDataContext value={root}>
            <ConfigProvider value={root.config}>
              <DateStyleProvider value={dateStyle}>
                <NavigationProvider>
                  <Shell>{children}</Shell>
                </NavigationProvider>
              </DateStyleProvider>
            </ConfigProvider>
          </RootDataContext>
        </QueryClientProvider>
      </Direction.Provider>
      <ScrollRestoration />
      <Scripts />
    </body>
  );
}
