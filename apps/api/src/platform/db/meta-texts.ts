import { type LanguageCode, type LooseTranslations, withoutEmpty } from '@errand/domain/language';
import { type Translations, translated } from './language.ts';

/** The columns of `metaTexts` as a statement reads them. */
export type MetaRow = { meta_title: Translations | null; meta_description: Translations | null };

/** Title and description for search engines in a language; absent where the page's own texts serve. */
export function toMetaResponse(row: MetaRow, language: LanguageCode) {
  const [title, description] = [row.meta_title, row.meta_description].map((text) =>
    translated(text, language),
  );
  return { ...(title && { meta_title: title }), ...(description && { meta_description: description }) };
}

type MetaBody = {
  meta_title?: LooseTranslations | null | undefined;
  meta_description?: LooseTranslations | null | undefined;
};

/** The columns of `metaTexts` from the fields of a form; an empty text is none. */
export function toMetaColumns({ meta_title: title, meta_description: description }: MetaBody) {
  return {
    metaTitle: title ? withoutEmpty(title) : null,
    metaDescription: description ? withoutEmpty(description) : null,
  };
}
