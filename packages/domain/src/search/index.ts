export { closestWord, type KnownWord } from './closest-word.ts';
export { fold } from './fold.ts';
