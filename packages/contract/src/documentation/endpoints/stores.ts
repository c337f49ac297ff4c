import type { EndpointNotes } from '../note.ts';

export const STORE_NOTES: EndpointNotes = {
  listStores: {
    description:
      'The main list of stores. `filter` in the path chooses what is listed; the query filters further. Distances and delivery charges are included when the headers `latitude` and `longitude` name a place.',
  },
  listLatestStores: { description: 'Stores of the zones and the module, the newest first.' },
  listPopularStores: { description: 'Ordered by the number of orders.' },
  listRecommendedStores: {
    description: 'The operator marks these stores; the order is open first, then near.',
  },
  listTopRatedStores: { description: 'Ordered by average rating.' },
  listDiscountedStores: {
    description:
      'Stores whose own discount runs now. Read its minimum and cap in `discount` before showing a price.',
  },
  listTopOffers: { description: 'Like `listDiscountedStores`, ordered by the height of the discount.' },
  listVisitAgain: { description: 'An empty list for a customer who has not ordered in the module yet.' },
  getStore: {
    description:
      'Adds opening hours and categories to what lists return. The menu is `listLatestItems` with `store_id`.',
  },
  searchStores: {
    description:
      'Tolerates misspellings and Arabic letter forms. `corrected` holds the words that were searched instead, if the typed ones matched nothing.',
  },
  suggest: {
    description:
      'For the drop-down below a search field: a few items and stores. Follow up with `searchItems` and `searchStores`.',
  },
  listTrendingSearches: {
    description: 'Words that visitors of the module search often, as plain text.',
    response: ['shawarma', 'bread'],
  },
  listStoreReviews: {
    description:
      'Includes the summary of all ratings. Rejects with `reviews_off` where the store’s plan has no reviews.',
  },
  listItemReviews: {
    description:
      'Includes the summary of all ratings. Rejects with `reviews_off` where the store’s plan has no reviews.',
  },
  getItemRating: { description: 'Only the summary that `listItemReviews` includes too.' },
  submitItemReview: {
    description:
      'For an item of an order that was delivered to the caller. A repeated call replaces rating, words and pictures.',
    body: { order_id: 1042, item_id: 311, rating: 5, comment: 'Fresh and still hot.' },
    files: { 'attachment[]': 'Up to three pictures in JPEG, PNG or WebP.' },
  },
  submitCourierReview: {
    description: 'For the courier who delivered the order. A repeated call replaces the first review.',
    body: { order_id: 1042, delivery_man_id: 12, rating: 5, comment: 'On time and friendly.' },
    files: { 'attachment[]': 'Up to three pictures in JPEG, PNG or WebP.' },
  },
  getStoreDelivery: {
    description:
      'The charge that checkout takes for this place. Lists carry a lower bound instead, because they do not look up routes.',
  },
};
