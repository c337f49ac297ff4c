import * as contract from '@errand/contract/catalog';
import type { Route } from '../../platform/http/index.ts';
import {
  getCategoryWithChildren,
  listCategories,
  listChildrenOf,
  listMostOrderedCategories,
  listStoresOfCategory,
} from './categories/categories.service.ts';
import { listBrands, listConditions } from './categories/shelves.service.ts';
import { getItemDetail, listRelated } from './items/items.service.ts';
import {
  itemsOfBrand,
  listItems,
  listItemsOfCategory,
  listItemsOfCondition,
} from './lists/item-lists.service.ts';
import { listItemWords, listPopularOfStore, listRelatedOfStore } from './lists/related.service.ts';

export function catalogRoutes(route: Route): void {
  route(contract.listCategories, (ctx, { query }) => listCategories(ctx, query.search));
  route(contract.listPopularCategories, (ctx) => listMostOrderedCategories(ctx));
  route(contract.getCategory, (ctx, { params }) => getCategoryWithChildren(ctx, params.id));
  route(contract.listCategoryChildren, (ctx, { params }) => listChildrenOf(ctx, params.id));
  route(contract.listCategoryItems, (ctx, { params, query }) => listItemsOfCategory(ctx, params.id, query));
  route(contract.listCategoryStores, (ctx, { params, query }) => listStoresOfCategory(ctx, params.id, query));
  route(contract.listFeaturedCategoryItems, (ctx, { query }) => listItems(ctx, 'popular', query));
  route(contract.listLatestItems, (ctx, { query }) => listItems(ctx, 'latest', query));
  route(contract.listNewItems, (ctx, { query }) => listItems(ctx, 'latest', query));
  route(contract.listPopularItems, (ctx, { query }) => listItems(ctx, 'popular', query));
  route(contract.listDiscountedItems, (ctx, { query }) => listItems(ctx, 'discounted', query));
  route(contract.listMostReviewedItems, (ctx, { query }) => listItems(ctx, 'most-reviewed', query));
  route(contract.listRecommendedItems, (ctx, { query }) => listItems(ctx, 'recommended', query));
  route(contract.listBasicItems, (ctx, { query }) => listItems(ctx, 'basic', query));
  route(contract.listConditionShelf, (ctx, { query }) => listItems(ctx, 'condition', query));
  route(contract.listSetMenus, (ctx, { query }) => listItems(ctx, 'set-menu', query));
  route(contract.listSuggestedItems, async (ctx, { query }) => {
    const page = await listItems(ctx, query.recommended === 1 ? 'recommended' : 'popular', query);
    return { ...page, items: page.products };
  });
  route(contract.listConditions, (ctx) => listConditions(ctx));
  route(contract.listConditionItems, (ctx, { params, query }) => listItemsOfCondition(ctx, params.id, query));
  route(contract.listBrands, (ctx) => listBrands(ctx));
  route(contract.listBrandItems, (ctx, { params, query }) => itemsOfBrand(ctx, params.id, query));
  route(contract.listItemsOfBrand, (ctx, { query }) => itemsOfBrand(ctx, query.brand_id, query));
  route(contract.getItem, (ctx, { params, query }) =>
    getItemDetail(ctx, params.id, query.campaign === 'true'),
  );
  route(contract.listRelatedItems, (ctx, { params }) => listRelated(ctx, params.id));
  route(contract.listRelatedStoreItems, (ctx, { params }) => listRelatedOfStore(ctx, params.id));
  route(contract.listPopularStoreItems, async (ctx, { params }) => ({
    items: await listPopularOfStore(ctx, params.id),
  }));
  route(contract.listGenericNames, (ctx) => listItemWords(ctx, 'generic_names'));
  route(contract.listAllergyNames, (ctx) => listItemWords(ctx, 'allergies'));
  route(contract.listNutritionNames, (ctx) => listItemWords(ctx, 'nutrition'));
}
