export { directCart, directLineOf } from './direct-cart.ts';
export { choiceOf } from './line-choice.ts';
export { lineProblem, type Problem, problemText } from './line-problem.ts';
export { mergeGuestCart } from './merge-guest-cart.ts';
export { lockCart, readCart, type StoredCart, saveCart } from './stored-cart.ts';
