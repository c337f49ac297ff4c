import type { LanguageCode } from '../language/index.ts';

/** A template that Meta has approved, which tells of an event. */
export type WhatsAppTemplate = {
  name: string;
  /** The codes of its approved translations as Meta spells them: `en_US`, `ar`. */
  languages: readonly string[];
  /** Whether its button opens the link. Otherwise the link is the last variable of its text. */
  hasButton: boolean;
};

export type FilledTemplate = {
  name: string;
  language: string;
  /** The variables of its text, in order. */
  variables: string[];
  /** What follows the fixed part of the address that its button opens; null without a button. */
  button: string | null;
};

/**
 * Fills a template with what an event tells. The variables are title, description and link, in this order. A template with a
 * button has the public address of the shop as the fixed part of the button's address, so the button gets the path. Null if the
 * template has no translation, or needs a link that the message does not have.
 */
export function fillTemplate(
  { name, languages, hasButton }: WhatsAppTemplate,
  language: LanguageCode,
  told: { title: string; description: string; origin: string; path: string },
): FilledTemplate | null {
  const code = translationFor(languages, language);
  if (code === null || told.origin === '') return null;
  const texts = [told.title, told.description].map(oneLine);
  const path = told.path.replace(/^\//, '');
  return hasButton
    ? { name, language: code, variables: texts, button: path }
    : { name, language: code, variables: [...texts, `${told.origin}/${path}`], button: null };
}

/** The translation in a language, or else the first one. */
function translationFor(languages: readonly string[], language: LanguageCode): string | null {
  return languages.find((code) => code.split(/[_-]/)[0] === language) ?? languages[0] ?? null;
}

/** Meta rejects variables with line breaks, tabs, or more than four spaces in a row, and empty ones. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim() || '–';
}
