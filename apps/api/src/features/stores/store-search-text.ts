import { textsOf } from '@errand/domain/language';
import type { Translations } from '../../platform/db/index.ts';
import { indexedText } from '../../platform/search/index.ts';

/** Builds a store's `search_text` from its name and kind, with which every writer of these saves it. */
export function storeSearchText({ name, kind }: { name: Translations; kind: Translations }): string {
  return indexedText(textsOf(name), textsOf(kind));
}
