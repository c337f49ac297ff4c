export { foldedWords, indexedText, searchQuery } from './search-text.ts';
