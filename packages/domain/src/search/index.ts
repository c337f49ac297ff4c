export { closestWord, correctWords, type KnownWord, type TypedWord } from './closest-word.ts';
export { containsWords, foldText } from './fold-text.ts';
export { latinSlug } from './latin-slug.ts';
export { withoutMeasures, withoutSizes } from './measures.ts';
export { freeSlug, slugOf } from './slug.ts';
export { spellingVariants } from './spelling-variants.ts';
