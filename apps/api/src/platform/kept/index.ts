export { CATALOGUE_TOPIC, shouldCacheCount, cached, COUNT_CACHE_MIN } from './kept.ts';
