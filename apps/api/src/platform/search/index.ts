export {
  containsWords,
  containsWordsSql,
  hasTrigram,
  translationContains,
  translationContainsSql,
} from './contains-words.ts';
export { foldedWords, indexedText, searchQuery, typedNamesQuery } from './search-text.ts';
