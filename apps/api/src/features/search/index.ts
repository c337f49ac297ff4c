export { countSearches } from './search-counts.queries.ts';
export { addSearchWords, rebuildSearchWords } from './search-words.queries.ts';
