import type { Translations } from '../../platform/db/index.ts';
import { indexedText } from '../../platform/search/index.ts';

/**
 * Builds a store's `search_text`, which is written with the store. `more` may contain further search terms.
 */
export function storeSearchText(
  { name, kind }: { name: Translations; kind: Translations },
  ...more: string[]
): string {
  return indexedText([name.en, name.ar ?? ''], [kind.en, kind.ar ?? '', ...more]);
}
