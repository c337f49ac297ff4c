import type { EndpointNotes } from '../note.ts';

const FOOD_LINE = {
  item_id: 311,
  quantity: 2,
  price: 9.5,
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
  add_on_ids: [21],
  add_on_qtys: [1],
};

export const CART_NOTES: EndpointNotes = {
  listCart: {
    description:
      'Each visitor has one cart for each module, with lines of a single store. Lines carry current prices and, in `problem`, why one cannot be ordered.',
  },
  addToCart: {
    description:
      'Food takes the chosen labels of each group in `variation`, other modules the one variation. A line of another store rejects with `other_store`; repeat the call with `replace` to empty the cart first. Returns the whole cart.',
    body: FOOD_LINE,
  },
  updateCart: {
    description: 'Sends the complete new state of a line. Returns the whole cart.',
    body: { cart_id: 87, ...FOOD_LINE, quantity: 3 },
  },
  removeFromCart: { description: 'Returns the remaining cart of the module.' },
  clearCart: { description: 'Idempotent: an empty cart stays empty.' },
  wishList: {
    description:
      'Both lists are pages of `limit`. With `kind` only one of them is filled. Rental entries: `rentalWishList`.',
  },
  listWishedIds: { description: 'For hearts on cards: one call instead of one for each item.' },
  addToWishlist: {
    description: 'Send `item_id` or `store_id`, in the query or in the body.',
    body: { item_id: 311 },
  },
  removeFromWishlist: {
    description: 'Send `item_id` or `store_id`. An entry that is not there is no error.',
  },
  rentalWishList: { description: 'Both lists are pages of `limit`. With `kind` only one of them is filled.' },
  addToRentalWishlist: { description: 'Send `vehicle_id` or `provider_id`.' },
  removeFromRentalWishlist: {
    description: 'Send `vehicle_id` or `provider_id`. An entry that is not there is no error.',
  },
};
