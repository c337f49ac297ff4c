export {
  countItemsByStore,
  createCategory,
  type ItemToWrite,
  listCategoryNames,
  listShelfNames,
  listStock,
  listTakenSlugs,
  lockItems,
  type NamedRow,
  replaceAddOns,
  replaceVariations,
  type StockNow,
  upsertItems,
} from './bulk-writes.queries.ts';
export { publishCatalogChanged } from './catalog-events.ts';
export { englishSelection, selectionIn } from './choice-language.ts';
export { toItemResponse as itemShape } from './item.serializer.ts';
export { itemLabel } from './item-labels.ts';
export {
  emptyPage,
  type ItemPage,
  searchItemPage,
} from './item-lists.service.ts';
export type { ItemRow } from './item-row.ts';
export { isItemAvailable } from './item-rules.ts';
export { mostOrderedSql, querySql } from './item-scope.ts';
export { countWishesSql, FROM_ITEMS, joinItem } from './item-sql.ts';
export { listItemRows } from './items.queries.ts';
export { listItemResponses } from './items.service.ts';
export { pricedItems, requirePricedItems, type SaleItem } from './priced-items.ts';
export { addItemRating } from './ratings.queries.ts';
export { searchText } from './search-text.ts';
