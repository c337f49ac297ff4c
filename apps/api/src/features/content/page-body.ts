import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  type LanguageCode,
  type Translations,
} from '@errand/domain/language';
import { htmlOf, type RichText, type RichTexts, withPictures } from '@errand/domain/rich-text';
import { richTextOfHtml } from './html/rich-text-of-html.ts';

type Stored = { body: RichTexts | null; html: Translations };

/** The text of a stored page in every language. HTML of the version before blocks is converted. */
export function bodyOf({ body, html }: Stored): RichTexts {
  return body ?? eachText(html, richTextOfHtml);
}

/** The text of a stored page in a language, in the default one while it is not translated. */
export function textOf(stored: Stored, language: LanguageCode): RichText {
  const body = bodyOf(stored);
  const text = body[language] ?? [];
  return text.length > 0 ? text : body[DEFAULT_LANGUAGE];
}

/** The columns of a text. Pictures are stored by their keys alone. */
export function toBodyColumns(body: { [Code in LanguageCode]?: RichText | undefined }): {
  body: RichTexts;
  html: Translations;
} {
  const texts = { ...body, [DEFAULT_LANGUAGE]: body[DEFAULT_LANGUAGE] ?? [] };
  const written = eachText(texts, (text) => withPictures(text, () => null));
  return { body: written, html: eachText(written, htmlOf) };
}

/** A value for each language that has one. */
function eachText<From, To>(
  texts: { [Code in LanguageCode]?: From | undefined },
  convert: (text: From) => To,
): Record<typeof DEFAULT_LANGUAGE, To> & Partial<Record<LanguageCode, To>> {
  const entries = LANGUAGE_CODES.flatMap((code) => {
    const text = texts[code];
    return text === undefined ? [] : [[code, convert(text)] as const];
  });
  return Object.fromEntries(entries) as ReturnType<typeof eachText<From, To>>;
}
