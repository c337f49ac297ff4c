import { replaceItemDayparts } from '../dayparts/dayparts.queries.ts';
import {
  countItemsByStore,
  createCategory,
  listBrandOrConditionNames,
  listCategoryNames,
  listStock,
  listTakenSlugs,
  listTaxClassNames,
  lockItems,
  replaceAddOns,
  replaceVariations,
  upsertItems,
} from './bulk-writes.queries.ts';
import { adoptItems, listExportedItems } from './exported-items.queries.ts';
import { addSearchWords, listNearWords, rebuildSearchWords } from './search-words.queries.ts';

export type { ItemToWrite, NamedRow, StockNow } from './bulk-writes.queries.ts';
export { publishCatalogChanged } from './catalog-events.ts';
export type { ExportedItem } from './exported-items.queries.ts';
export { findPlanRoom } from './plan-room.ts';
export { searchText } from './search-text.ts';

/** Writes of many items, for imports. */
export const bulkWrites = {
  adopt: adoptItems,
  listExported: listExportedItems,
  countItemsByStore,
  createCategory,
  listBrandOrConditionNames,
  listCategoryNames,
  listStock,
  listTaxClassNames,
  listTakenSlugs,
  lockItems,
  replaceAddOns,
  replaceDayparts: replaceItemDayparts,
  replaceVariations,
  upsertItems,
};

/** The words that corrections of a search choose from. */
export const searchWords = {
  add: addSearchWords,
  listNear: listNearWords,
  rebuild: rebuildSearchWords,
};
