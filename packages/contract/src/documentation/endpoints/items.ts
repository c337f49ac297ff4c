import type { EndpointNotes } from '../note.ts';

export const ITEM_NOTES: EndpointNotes = {
  listLatestItems: {
    description: 'With `store_id` it is the menu of that store; `category_id` narrows it to one section.',
  },
  listPopularItems: { description: 'Ordered by the number of orders.' },
  listDiscountedItems: { description: 'Items with a discount of their own or of their store.' },
  listMostReviewedItems: { description: 'Ordered by the number of ratings.' },
  listRecommendedItems: { description: 'Items that their stores mark as recommended.' },
  listNewItems: { description: 'The newest items of the module, for a shelf on its home page.' },
  listBasicItems: { description: 'A shelf of pharmacies. Other modules have no basic items.' },
  listSetMenus: { description: 'A shelf of the food module.' },
  listConditionShelf: { description: 'A shelf of pharmacies: items for any common condition.' },
  listSuggestedItems: {
    description: 'Shown beside a cart. Send `store_id`; `items` repeats `products` for older clients.',
  },
  listFeaturedCategoryItems: {
    description: 'A shelf of popular items; `categories` lists the categories in it.',
  },
  searchItems: {
    description:
      'Tolerates misspellings and Arabic letter forms, and takes the filters of item lists. `corrected` holds the words that were searched instead, if the typed ones matched nothing.',
  },
  getItem: {
    description:
      'Everything that is needed to offer the item: groups of choices or variations, add-ons, stock and discounts. The id may be a slug.',
  },
  listRelatedItems: { description: 'At most a shelf; the list has no pages.' },
  listRelatedStoreItems: { description: 'At most a shelf; the list has no pages.' },
  listPopularStoreItems: { description: 'A shelf for the page of a store.' },
  listConditions: { description: 'Illnesses and needs that medicines are sorted by.' },
  listConditionItems: { description: '`name` is the condition’s name in the language of the request.' },
  listBrands: { description: 'Values for the filter `brand_ids`. The list has no pages.' },
  listBrandItems: { description: '`name` is the brand’s name in the language of the request.' },
  listItemsOfBrand: {
    description: 'The same list as `listBrandItems`, with the brand in the query, for mobile apps.',
  },
  listAllergyNames: {
    description: 'Values for a filter; plain names in the language of the request.',
    response: ['Sesame', 'Milk'],
  },
  listGenericNames: {
    description: 'Active ingredients of medicines; plain names.',
    response: ['Paracetamol', 'Ibuprofen'],
  },
  listNutritionNames: {
    description: 'Values for a filter; plain names in the language of the request.',
    response: ['Protein 24 g', 'Fiber 3 g'],
  },
  listCategories: {
    description: 'Categories with their children. Two levels exist. `search` matches names.',
  },
  getCategory: { description: 'The id may be a slug.' },
  listCategoryChildren: { description: 'An empty list for a category without children.' },
  listPopularCategories: { description: 'Ordered by the number of orders of their items.' },
  listCategoryItems: {
    description: 'Takes the filters of item lists; includes items of the child categories.',
  },
  listCategoryStores: { description: 'Takes the filters of store lists.' },
};
