export { registerCatalogJobs } from './catalog.jobs.ts';
export { listExistingCategoryIds } from './categories/categories.queries.ts';
export {
  addItemRating,
  addItemTallies,
  countItemOrders,
  countWishesSql,
  decrementWishlistCounts,
} from './item-counts.queries.ts';
export { englishSelection, selectionIn } from './items/choice-language.ts';
export { toItemResponse } from './items/item.serializer.ts';
export { itemLabel } from './items/item-labels.ts';
export {
  listItemNames,
  listNamedItems,
  type NamedItem,
  searchItemNames,
} from './items/item-names.queries.ts';
export { ITEM_COLUMNS, ITEM_JOINS, type ItemRow } from './items/item-row.ts';
export { isItemAvailable } from './items/item-rules.ts';
export { listItemRows } from './items/items.queries.ts';
export { listItemResponses } from './items/items.service.ts';
export { pricedItems, priceItems, type SaleItem } from './items/priced-items.ts';
export { emptyPage, type ItemPage, listItems, searchItemPage } from './lists/item-lists.service.ts';
export { mostOrderedSql, querySql } from './lists/item-scope.ts';
export { type Pieces, returnStock, type StockOutcome, sortForLocking, takeStock } from './stock.queries.ts';
export {
  countItemsByStore,
  createCategory,
  type ItemToWrite,
  listBrandOrConditionNames,
  listCategoryNames,
  listStock,
  listTakenSlugs,
  lockItems,
  type NamedRow,
  replaceAddOns,
  replaceVariations,
  type StockNow,
  upsertItems,
} from './writes/bulk-writes.queries.ts';
export { publishCatalogChanged } from './writes/catalog-events.ts';
export { searchText } from './writes/search-text.ts';
export { addSearchWords, listNearWords, rebuildSearchWords } from './writes/search-words.queries.ts';
