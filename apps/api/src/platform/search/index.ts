export { foldedWords, indexedText, searchQuery, typedNamesQuery } from './search-text.ts';
