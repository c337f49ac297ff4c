export { type Cache, createCache } from './cache.ts';
export { type CachedResponse, createCachedResponse } from './cached-response.ts';
export {
  CATALOG_CHANGED,
  COUNT_CACHE_MIN,
  cachedRows,
  PRICES_TAG,
  scopeTags,
  shouldCacheCount,
} from './catalog-cache.ts';
export { CONTENT_CHANGED, createResponseCache, type ResponseCache } from './response-cache.ts';
