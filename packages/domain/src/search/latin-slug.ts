import { foldText } from './fold-text.ts';

/** "Café au lait" -> "cafe-au-lait"; empty for a text without Latin letters or digits. */
export function latinSlug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
