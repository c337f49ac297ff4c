export { countSearches } from './search-counts.queries.ts';
