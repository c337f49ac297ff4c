import { ConfigProvider } from '@errand/client/config.tsx';
import { TextProvider } from '@errand/client/i18n.tsx';
import type { CartLine } from '@errand/contract/cart';
import { fromWireLine } from '@errand/contract/cart-line';
import type { Config } from '@errand/contract/config';
import type { Module } from '@errand/contract/modules';
import type { LanguageCode } from '@errand/domain/language';
import type { ModuleType } from '@errand/domain/modules';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { type RootData, RootDataContext } from '../app/platform/config.ts';
import { NavigationProvider } from '../app/platform/navigation/navigate.tsx';
import { queryKeys } from '../app/platform/query-keys.ts';
import { readTexts } from '../vite/texts-plugin.ts';

type QueryData = [key: unknown[], data: unknown];
const compiled = new Map<LanguageCode, Record<string, string>>();

function messagesOf(language: LanguageCode): Record<string, string> {
  const known = compiled.get(language);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(readTexts(language)).map(([key, text]) => [key, compileMessage(text)]),
  ) as unknown as Record<string, string>;
  compiled.set(language, made);
  return made;
}

const CONFIG = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  free_delivery_over: null,
  admin_free_delivery: { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 },
  toggle_veg_non_veg: true,
  timeformat: '24',
  place_search: true,
} as Config;

/** On the server no visitor has chosen a module. */
const NO_MODULE = 0;

/**
 * Renders a part of a page as the server does, which is what visitors see before scripts run. `cart`: the lines of the
 * visitor's cart; `queryData`: cached query data by query key.
 */
export function render(
  part: ReactNode,
  options: {
    config?: Partial<Config>;
    modules?: Partial<Module>[];
    /** The zones of the visitor's place; none by default. */
    zoneIds?: number[];
    /** The chosen module; none by default. */
    module?: { id: number; type: ModuleType };
    language?: LanguageCode;
    path?: string;
    cart?: CartLine[];
    queryData?: QueryData[];
  } = {},
): string {
  const { language = 'en', path = '/', module = null } = options;
  const root = {
    config: { ...CONFIG, ...options.config },
    modules: options.modules ?? [],
    session: { language, zoneIds: options.zoneIds ?? [], moduleId: module?.id ?? null, module },
    origin: 'https://errand.example',
  };
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => <NavigationProvider>{part}</NavigationProvider>,
      HydrateFallback: () => null,
      loader: () => root,
    },
  ]);
  const queries = new QueryClient();
  if (options.cart) {
    const lines = options.cart.map((line) => fromWireLine(line, root.config.digit_after_decimal_point));
    queries.setQueryData(queryKeys.cart.of(NO_MODULE), lines);
  }
  for (const [key, data] of options.queryData ?? []) queries.setQueryData(key, data);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TextProvider language={language} messages={messagesOf(language)}>
        <ConfigProvider value={root.config}>
          <RootDataContext value={root as unknown as RootData}>
            <Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />
          </RootDataContext>
        </ConfigProvider>
      </TextProvider>
    </QueryClientProvider>,
  );
}

/** The text of HTML: without tags, entities decoded, white space collapsed. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
