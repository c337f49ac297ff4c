export { isMany, kept } from './kept.ts';
