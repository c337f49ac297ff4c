import {
  getCategory,
  getItem,
  listAllergyNames,
  listCategories,
  listCategoryItems,
  listDiscountedItems,
  listGenericNames,
  listLatestItems,
  listMostReviewedItems,
  listNutritionNames,
  listPopularItems,
  listPopularStoreItems,
  listRecommendedItems,
  listRelatedItems,
  listRelatedStoreItems,
  searchItems,
} from '@errand/contract/catalog';
import type { Route } from '../../platform/http/index.ts';
import { getCategoryWithChildren, listVisitorCategories } from './categories.service.ts';
import {
  getItemDetail,
  listItemsOfCategory,
  listRelated,
  listVisitorItems,
  searchVisitorItems,
} from './items.service.ts';
import { listItemWords, listPopularOfStore, listRelatedOfStore } from './related.service.ts';

export function catalogRoutes(route: Route): void {
  route(listCategories, (ctx, { query }) => listVisitorCategories(ctx, query.search));
  route(getCategory, (ctx, { params }) => getCategoryWithChildren(ctx, params.id));
  route(listCategoryItems, (ctx, { params, query }) => listItemsOfCategory(ctx, params.id, query));
  route(listLatestItems, (ctx, { query }) => listVisitorItems(ctx, 'latest', query));
  route(listPopularItems, (ctx, { query }) => listVisitorItems(ctx, 'popular', query));
  route(listDiscountedItems, (ctx, { query }) => listVisitorItems(ctx, 'discounted', query));
  route(listMostReviewedItems, (ctx, { query }) => listVisitorItems(ctx, 'most-reviewed', query));
  route(listRecommendedItems, (ctx, { query }) => listVisitorItems(ctx, 'recommended', query));
  route(searchItems, (ctx, { query }) => searchVisitorItems(ctx, query));
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
