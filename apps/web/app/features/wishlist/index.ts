export { Heart } from './heart.tsx';
export { useWishedIds, type WishKind } from './use-wishes.ts';
