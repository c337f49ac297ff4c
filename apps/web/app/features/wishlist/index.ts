export { Heart } from './heart.tsx';
export { useWishedIds } from './use-wishes.ts';
