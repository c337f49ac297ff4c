import { ConfigProvider } from '@errand/client/config.tsx';
import { TextProvider } from '@errand/client/i18n.tsx';
import type { CartLine } from '@errand/contract/cart';
import { fromWireLine } from '@errand/contract/cart-line';
import type { Config } from '@errand/contract/config';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { queryKeys } from '../app/platform/query-keys.ts';
import { readTexts } from '../vite/texts-plugin.ts';

type Language = 'en' | 'ar';
type Answer = [key: unknown[], data: unknown];
const compiled = new Map<Language, Record<string, string>>();

function messagesOf(language: Language): Record<string, string> {
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
  toggle_veg_non_veg: true,
  timeformat: '24',
} as Config;

/** The cart of a visitor who has chosen no module, as everybody is on the server. */
const NO_MODULE = 0;

/**
 * What the server writes for a part of a page: fast, and exactly what a visitor sees before scripts run. `cart`: the
 * lines of the visitor's cart; `answers`: what the browser has asked for before, by its query's key.
 */
export function render(
  part: ReactNode,
  options: {
    config?: Partial<Config>;
    language?: Language;
    path?: string;
    cart?: CartLine[];
    answers?: Answer[];
  } = {},
): string {
  const { language = 'en', path = '/' } = options;
  const root = {
    config: { ...CONFIG, ...options.config },
    modules: [],
    session: { language, zoneIds: [], module: null },
    origin: 'https://errand.example',
  };
  const Stub = createRoutesStub([
    { id: 'root', path: '*', Component: () => part, HydrateFallback: () => null, loader: () => root },
  ]);
  const queries = new QueryClient();
  if (options.cart) {
    const lines = options.cart.map((line) => fromWireLine(line, root.config.digit_after_decimal_point));
    queries.setQueryData(queryKeys.cart.of(NO_MODULE), lines);
  }
  for (const [key, data] of options.answers ?? []) queries.setQueryData(key, data);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TextProvider language={language} messages={messagesOf(language)}>
        <ConfigProvider value={root.config}>
          <Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />
        </ConfigProvider>
      </TextProvider>
    </QueryClientProvider>,
  );
}

/** The same as a reader hears it: without tags, entities read, blanks as one. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
