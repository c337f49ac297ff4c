export { CATALOGUE_TOPIC, COUNT_CACHE_MIN, cached, shouldCacheCount } from './cache.ts';
