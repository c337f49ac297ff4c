import { type I18n, setupI18n } from '@lingui/core';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** An application lists its text keys here by declaration merging: `interface TextRegistry { key: 'cart.title' | … }`. */
export interface TextRegistry {}
export type TextKey = TextRegistry extends { key: infer Key } ? Key : string;

export type Language = 'en' | 'ar';
export type Messages = Record<string, string>;

const TextContext = createContext<I18n | null>(null);

/** Provides the texts of one language. */
export function TextProvider(props: { language: Language; messages: Messages; children?: ReactNode }) {
  const { language, messages } = props;
  const i18n = useMemo(
    () => setupI18n({ locale: language, messages: { [language]: messages } }),
    [language, messages],
  );
  return <TextContext value={i18n}>{props.children}</TextContext>;
}

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** `t('cart.count', { count: 3 })`: the text in the page's language, ICU plurals included. */
export function useText(): Translate {
  const i18n = use(TextContext);
  if (!i18n) throw new Error('useText outside of TextProvider');
  return useMemo(() => (key, values) => i18n._(key, values), [i18n]);
}

export function useLanguage(): Language {
  return use(TextContext)?.locale === 'ar' ? 'ar' : 'en';
}
