export { isMany, kept, MANY } from './kept.ts';
