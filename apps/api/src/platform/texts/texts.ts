import type { ErrorCode } from '@errand/contract';
import type { ConsoleErrorCode } from '@errand/contract/console/console-errors';
import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  type LanguageCode,
  localeOf,
  type Translations,
} from '@errand/domain/language';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { TextKey } from './keys.ts';
import { readTexts } from './read-texts.ts';

type Values = Readonly<Record<string, unknown>>;
type Catalog = { texts: Record<string, string>; i18n: I18n };

const catalogs = new Map<LanguageCode, Catalog>();

/**
 * `textOf('mails.hello', 'en', { name: 'Mona' })`: a text of the server in a language, ICU plurals and selects included. A
 * value that is left out stays as `{name}`.
 */
export function textOf(key: TextKey, language: LanguageCode, values: Values = {}): string {
  return findText(key, language, values) ?? key;
}

/** The first of the words of a text, by which files write what they read by any of them. */
export function wordOf(key: TextKey, language: LanguageCode): string {
  return textOf(key, language).split(' ')[0] ?? '';
}

/** The text of a key that may not exist, such as the label of a word that a store has typed; null without one. */
export function findText(key: string, language: LanguageCode, values: Values = {}): string | null {
  const { texts, i18n } = catalogOf(language);
  const text = texts[key];
  if (text === undefined) return null;
  if (!(key in i18n.messages)) i18n.load(language, { [key]: compileMessage(text) });
  return i18n._(key, { ...placeholders(text), ...values });
}

/** The text of a rejection by any code of the product, filled from its details. */
export function errorText(
  code: ErrorCode | ConsoleErrorCode,
  language: LanguageCode,
  details: Values = {},
): string {
  return textOf(`errors.${code}`, language, details);
}

/** A text in every language, for data that is stored or sent in all of them. */
export function translationsOf(key: TextKey, values: Values = {}): Translations {
  return inEachLanguage((language) => textOf(key, language, values));
}

/** The words of one area, such as units, in the default language: its keys. */
export function wordsOf(area: string): string[] {
  const start = `${area}.`;
  return Object.keys(catalogOf(DEFAULT_LANGUAGE).texts).flatMap((key) =>
    key.startsWith(start) ? [key.slice(start.length)] : [],
  );
}

/** Messages are compiled at their first use, so that a start does not wait for all of them. */
function catalogOf(language: LanguageCode): Catalog {
  const known = catalogs.get(language);
  if (known) return known;
  const i18n = setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: {} } });
  const catalog = { texts: { ...readTexts(DEFAULT_LANGUAGE), ...readTexts(language) }, i18n };
  catalogs.set(language, catalog);
  return catalog;
}

function placeholders(text: string): Record<string, string> {
  return Object.fromEntries(Array.from(text.matchAll(/\{(\w+)\}/g), ([whole, name = '']) => [name, whole]));
}
