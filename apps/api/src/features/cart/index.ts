import { findCartStore, listItemsOfLeftCart, listLeftCarts } from './cart.queries.ts';
import { toCartResponse } from './cart.serializer.ts';
import { directLineOf } from './direct-cart.ts';
import { choiceOf, selectionOfChoice } from './line-choice.ts';
import { itemProblem, problemOf } from './line-problem.ts';
import { pieceMinor, readCart } from './stored-cart.ts';

export type { CartStore } from './cart.queries.ts';
export { type DirectLine, directCart } from './direct-cart.ts';
export { lineProblem, type Problem, problemText } from './line-problem.ts';
export { mergeGuestCart } from './merge-guest-cart.ts';
export { notifyCartsOfStore } from './notify-carts.ts';
export { personalData } from './personal-data.queries.ts';
export { lockCart, type StoredCart, saveCart } from './stored-cart.ts';

/** The carts of visitors. */
export const carts = {
  read: readCart,
  findStore: findCartStore,
  directLine: directLineOf,
  toResponse: toCartResponse,
};

/** Carts that customers have filled and left. */
export const leftCarts = {
  list: listLeftCarts,
  listItems: listItemsOfLeftCart,
};

/** What a line of a cart chooses, and why it cannot be ordered. */
export const cartLines = {
  choiceOf,
  selectionOfChoice,
  problemOf,
  itemProblem,
  pieceMinor,
};
