export { FilterBar } from './components/filter-bar.tsx';
export { SearchResults } from './components/lazy-search-results.tsx';
export { SearchField } from './components/search-field.tsx';
export { TabLinks } from './components/tab-links.tsx';
export { changed, countFilters, itemQuery, readFilters, storeQuery, withoutFilters } from './filters.ts';
export { loadResults } from './load-results.ts';
export { readResultsQuery } from './results-query.ts';
