import * as items from '@errand/contract/catalog';
import * as brands from '@errand/contract/catalog-brands-and-conditions';
import * as categories from '@errand/contract/catalog-categories';
import * as lists from '@errand/contract/catalog-lists';
import * as sitemap from '@errand/contract/sitemap';
import type { Route } from '../../platform/http/index.ts';
import {
  getCategoryWithChildren,
  listBrands,
  listCategories,
  listChildrenOf,
  listConditions,
  listMostOrderedCategories,
  listStoresOfCategory,
} from './categories/categories.service.ts';
import { getItemDetail, listRelated } from './items/items.service.ts';
import {
  itemsOfBrand,
  listItems,
  listItemsOfCategory,
  listItemsOfCondition,
} from './lists/item-lists.service.ts';
import { listItemWords, listPopularOfStore, listRelatedOfStore } from './lists/related.service.ts';
import { listEntries, listParts } from './sitemap/sitemap.service.ts';

export function catalogRoutes(route: Route): void {
  route(categories.listCategories, (ctx, { query }) => listCategories(ctx, query.search));
  route(categories.listPopularCategories, (ctx) => listMostOrderedCategories(ctx));
  route(categories.getCategory, (ctx, { params }) => getCategoryWithChildren(ctx, params.id));
  route(categories.listCategoryChildren, (ctx, { params }) => listChildrenOf(ctx, params.id));
  route(categories.listCategoryItems, (ctx, { params, query }) => listItemsOfCategory(ctx, params.id, query));
  route(categories.listCategoryStores, (ctx, { params, query }) =>
    listStoresOfCategory(ctx, params.id, query),
  );
  route(lists.listFeaturedCategoryItems, (ctx, { query }) => listItems(ctx, 'popular', query));
  route(lists.listLatestItems, (ctx, { query }) => listItems(ctx, 'latest', query));
  route(lists.listNewItems, (ctx, { query }) => listItems(ctx, 'latest', query));
  route(lists.listPopularItems, (ctx, { query }) => listItems(ctx, 'popular', query));
  route(lists.listDiscountedItems, (ctx, { query }) => listItems(ctx, 'discounted', query));
  route(lists.listMostReviewedItems, (ctx, { query }) => listItems(ctx, 'most-reviewed', query));
  route(lists.listRecommendedItems, (ctx, { query }) => listItems(ctx, 'recommended', query));
  route(lists.listBasicItems, (ctx, { query }) => listItems(ctx, 'basic', query));
  route(lists.listConditionShelf, (ctx, { query }) => listItems(ctx, 'condition', query));
  route(lists.listSetMenus, (ctx, { query }) => listItems(ctx, 'set-menu', query));
  route(lists.listSuggestedItems, async (ctx, { query }) => {
    const page = await listItems(ctx, query.recommended === 1 ? 'recommended' : 'popular', query);
    return { ...page, items: page.products };
  });
  route(brands.listConditions, (ctx) => listConditions(ctx));
  route(brands.listConditionItems, (ctx, { params, query }) => listItemsOfCondition(ctx, params.id, query));
  route(brands.listBrands, (ctx) => listBrands(ctx));
  route(brands.listBrandItems, (ctx, { params, query }) => itemsOfBrand(ctx, params.id, query));
  route(brands.listItemsOfBrand, (ctx, { query }) => itemsOfBrand(ctx, query.brand_id, query));
  route(items.getItem, (ctx, { params, query }) => getItemDetail(ctx, params.id, query.campaign === 'true'));
  route(items.listRelatedItems, (ctx, { params }) => listRelated(ctx, params.id));
  route(items.listRelatedStoreItems, (ctx, { params }) => listRelatedOfStore(ctx, params.id));
  route(items.listPopularStoreItems, async (ctx, { params }) => ({
    items: await listPopularOfStore(ctx, params.id),
  }));
  route(items.listGenericNames, (ctx) => listItemWords(ctx, 'generic_names'));
  route(items.listAllergyNames, (ctx) => listItemWords(ctx, 'allergies'));
  route(items.listNutritionNames, (ctx) => listItemWords(ctx, 'nutrition'));
  route(sitemap.listSitemapParts, (ctx, { params }) => listParts(ctx, params.kind));
  route(sitemap.listSitemapEntries, (ctx, { params }) => listEntries(ctx, params.kind, params.part));
}
