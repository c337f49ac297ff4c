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
export { listItemRows } from './items.queries.ts';
export { listItemResponses } from './items.service.ts';
export { pricedItems, requirePricedItems, type SaleItem } from './priced-items.ts';
export { searchText } from './search-text.ts';
export {
  countItemOrders,
  inLockOrder,
  type Pieces,
  returnStock,
  type Taken,
  takeStock,
} from './stock.queries.ts';
