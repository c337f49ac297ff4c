export { type Cache, createCache } from './cache.ts';
export { CATALOG_CHANGED, COUNT_CACHE_MIN, cached, shouldCacheCount } from './catalog-cache.ts';
