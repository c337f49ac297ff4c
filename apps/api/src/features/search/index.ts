export { countSearches, searchTermsIn } from './search-counts.queries.ts';
