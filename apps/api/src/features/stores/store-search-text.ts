import type { Translations } from '../../platform/db/index.ts';
import { indexedText } from '../../platform/search/index.ts';

/** A store's `search_text`. Whoever writes a store writes this with it; `more` may be what it is found by besides. */
export function storeSearchText(
  { name, kind }: { name: Translations; kind: Translations },
  ...more: string[]
): string {
  return indexedText([name.en, name.ar ?? ''], [kind.en, kind.ar ?? '', ...more]);
}
