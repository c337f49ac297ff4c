export { fold } from './fold.ts';
export { foldedWords, indexedText, searchQuery } from './search-text.ts';
