export { type CartStore, findCartStore, listCartOwners } from './cart.queries.ts';
export { toCartResponse } from './cart.serializer.ts';
export { type DirectLine, directCart, directLineOf } from './direct-cart.ts';
export { choiceOf, selectionOfChoice } from './line-choice.ts';
export { itemProblem, lineProblem, type Problem, problemOf, problemText } from './line-problem.ts';
export { mergeGuestCart } from './merge-guest-cart.ts';
export { personalData } from './personal-data.queries.ts';
export { lockCart, readCart, type StoredCart, saveCart } from './stored-cart.ts';
