import {
  getCategory,
  getItem,
  listAllergyNames,
  listBasicItems,
  listBrandItems,
  listBrands,
  listCategories,
  listCategoryChildren,
  listCategoryItems,
  listCategoryStores,
  listConditionItems,
  listConditionShelf,
  listConditions,
  listDiscountedItems,
  listFeaturedCategoryItems,
  listGenericNames,
  listItemsOfBrand,
  listLatestItems,
  listMostReviewedItems,
  listNewItems,
  listNutritionNames,
  listPopularCategories,
  listPopularItems,
  listPopularStoreItems,
  listRecommendedItems,
  listRelatedItems,
  listRelatedStoreItems,
  listSetMenus,
  listSuggestedItems,
} from '@errand/contract/catalog';
import type { Route } from '../../platform/http/index.ts';
import {
  getCategoryWithChildren,
  listChildrenOf,
  listMostOrderedCategories,
  listStoresOfCategory,
  listVisitorCategories,
} from './categories.service.ts';
import {
  itemsOfBrand,
  listItemsOfCategory,
  listItemsOfCondition,
  listVisitorItems,
} from './item-lists.service.ts';
import { getItemDetail, listRelated } from './items.service.ts';
import { listItemWords, listPopularOfStore, listRelatedOfStore } from './related.service.ts';
import { listVisitorBrands, listVisitorConditions } from './shelves.service.ts';

export function catalogRoutes(route: Route): void {
  route(listCategories, (ctx, { query }) => listVisitorCategories(ctx, query.search));
  route(listPopularCategories, (ctx) => listMostOrderedCategories(ctx));
  route(getCategory, (ctx, { params }) => getCategoryWithChildren(ctx, params.id));
  route(listCategoryChildren, (ctx, { params }) => listChildrenOf(ctx, params.id));
  route(listCategoryItems, (ctx, { params, query }) => listItemsOfCategory(ctx, params.id, query));
  route(listCategoryStores, (ctx, { params, query }) => listStoresOfCategory(ctx, params.id, query));
  route(listFeaturedCategoryItems, (ctx, { query }) => listVisitorItems(ctx, 'popular', query));
  route(listLatestItems, (ctx, { query }) => listVisitorItems(ctx, 'latest', query));
  route(listNewItems, (ctx, { query }) => listVisitorItems(ctx, 'latest', query));
  route(listPopularItems, (ctx, { query }) => listVisitorItems(ctx, 'popular', query));
  route(listDiscountedItems, (ctx, { query }) => listVisitorItems(ctx, 'discounted', query));
  route(listMostReviewedItems, (ctx, { query }) => listVisitorItems(ctx, 'most-reviewed', query));
  route(listRecommendedItems, (ctx, { query }) => listVisitorItems(ctx, 'recommended', query));
  route(listBasicItems, (ctx, { query }) => listVisitorItems(ctx, 'basic', query));
  route(listConditionShelf, (ctx, { query }) => listVisitorItems(ctx, 'condition', query));
  route(listSetMenus, (ctx, { query }) => listVisitorItems(ctx, 'set-menu', query));
  route(listSuggestedItems, async (ctx, { query }) => {
    const page = await listVisitorItems(ctx, query.recommended === 1 ? 'recommended' : 'popular', query);
    return { ...page, items: page.products };
  });
  route(listConditions, (ctx) => listVisitorConditions(ctx));
  route(listConditionItems, (ctx, { params, query }) => listItemsOfCondition(ctx, params.id, query));
  route(listBrands, (ctx) => listVisitorBrands(ctx));
  route(listBrandItems, (ctx, { params, query }) => itemsOfBrand(ctx, params.id, query));
  route(listItemsOfBrand, (ctx, { query }) => itemsOfBrand(ctx, query.brand_id, query));
  route(getItem, (ctx, { params, query }) => getItemDetail(ctx, params.id, query.campaign === 'true'));
  route(listRelatedItems, (ctx, { params }) => listRelated(ctx, params.id));
  route(listRelatedStoreItems, (ctx, { params }) => listRelatedOfStore(ctx, params.id));
  route(listPopularStoreItems, async (ctx, { params }) => ({
    items: await listPopularOfStore(ctx, params.id),
  }));
  route(listGenericNames, (ctx) => listItemWords(ctx, 'generic_names'));
  route(listAllergyNames, (ctx) => listItemWords(ctx, 'allergies'));
  route(listNutritionNames, (ctx) => listItemWords(ctx, 'nutrition'));
}
