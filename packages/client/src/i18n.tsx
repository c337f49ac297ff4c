import { type LanguageCode, languageFrom, localeOf } from '@errand/domain/language';
import { type I18n, setupI18n } from '@lingui/core';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** An application lists its text keys here by declaration merging: `interface TextRegistry { key: 'cart.title' | … }`. */
export interface TextRegistry {}
export type TextKey = TextRegistry extends { key: infer Key } ? Key : string;

export type Messages = Record<string, string>;

const TextContext = createContext<I18n | null>(null);
/** Texts that the browser loads after the first ones, and the catalogs that receive them. */
const deferred: Messages = {};
const catalogs = new Set<I18n>();

/** Adds texts of the page's language for parts that are rendered later. Only in the browser. */
export function addTexts(messages: Messages): void {
  Object.assign(deferred, messages);
  for (const i18n of catalogs) i18n.load(i18n.locale, messages);
}

/** Provides the texts of one language. */
export function TextProvider(props: { language: LanguageCode; messages: Messages; children?: ReactNode }) {
  const { language, messages } = props;
  const i18n = useMemo(() => createCatalog(language, messages), [language, messages]);
  return <TextContext value={i18n}>{props.children}</TextContext>;
}

function createCatalog(language: LanguageCode, messages: Messages): I18n {
  const i18n = setupI18n({
    locale: language,
    // Engines differ in the digits of Arabic, so the browser would render other text than the server.
    locales: localeOf(language),
    messages: { [language]: { ...messages, ...deferred } },
    missing: (_language, id) => {
      console.error(`The text ${id} is not loaded.`);
      return id;
    },
  });
  if (typeof document !== 'undefined') catalogs.add(i18n);
  return i18n;
}

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** `t('cart.count', { count: 3 })`: the text in the page's language, ICU plurals included. */
export function useText(): Translate {
  const i18n = use(TextContext);
  if (!i18n) throw new Error('useText outside of TextProvider');
  return useMemo(() => (key, values) => i18n._(key, values), [i18n]);
}

export function useLanguage(): LanguageCode {
  return languageFrom(use(TextContext)?.locale);
}
