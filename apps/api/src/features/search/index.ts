export { countSearches } from './search-counts.queries.ts';
export { rebuildSearchWords } from './search-words.queries.ts';
