import {
  addItemTallies,
  countItemOrders,
  countWishesSql,
  decrementWishlistCounts,
} from './item-counts.queries.ts';
import { listItemNames, listNamedItems, searchItemNames } from './items/item-names.queries.ts';
import { ITEM_COLUMNS, ITEM_JOINS } from './items/item-row.ts';
import { listItemResponses } from './items/items.service.ts';
import { pricedItems, priceItems } from './items/priced-items.ts';
import { emptyPage, listItems, searchItemPage } from './lists/item-lists.service.ts';
import { mostOrderedSql, querySql } from './lists/item-scope.ts';

export { listExistingCategoryIds } from './categories/categories.queries.ts';
export { addItemRating } from './item-counts.queries.ts';
export { englishSelection, selectionIn } from './items/choice-language.ts';
export { toItemResponse } from './items/item.serializer.ts';
export { translatedLabels } from './items/item-labels.ts';
export type { NamedItem } from './items/item-names.queries.ts';
export type { ItemRow } from './items/item-row.ts';
export { hasStoreOffer, soldState } from './items/item-rules.ts';
export { listItemRows } from './items/items.queries.ts';
export type { SaleItem } from './items/priced-items.ts';
export type { ItemPage } from './lists/item-lists.service.ts';
export { type Pieces, returnStock, type StockOutcome, sortForLocking, takeStock } from './stock.queries.ts';

/** Names of items for lists of staff. */
export const itemNames = {
  list: listItemNames,
  listNamed: listNamedItems,
  search: searchItemNames,
};

/** Pages of items for visitors. */
export const itemLists = {
  empty: emptyPage,
  list: listItems,
  search: searchItemPage,
  respondTo: listItemResponses,
};

/** Fragments of SQL about items. */
export const itemSql = {
  columns: ITEM_COLUMNS,
  joins: ITEM_JOINS,
  mostOrdered: mostOrderedSql,
  matches: querySql,
  countWishes: countWishesSql,
};

/** Counters of items. */
export const itemCounts = {
  addTallies: addItemTallies,
  countOrders: countItemOrders,
  decrementWishes: decrementWishlistCounts,
};

/** Prices of items for a visitor at this moment. */
export const prices = {
  ofItems: pricedItems,
  ofLines: priceItems,
};
