import type { DocumentLabel } from '@errand/domain/invoicing';
import { type LanguageCode, translated } from '@errand/domain/language';
import { textOf } from '../texts/index.ts';

/** The words of a line, an allowance or a charge. */
export function labelText(label: DocumentLabel, language: LanguageCode): string {
  return 'part' in label
    ? textOf(`documents.part.${label.part}`, language)
    : translated(label.text, language);
}
