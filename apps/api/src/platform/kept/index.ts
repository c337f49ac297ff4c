export { CATALOGUE_TOPIC, isMany, kept, MANY } from './kept.ts';
