export { countryOf, directionOf, LANGUAGES, type LanguageCode, RIGHT_TO_LEFT } from './languages.ts';
export { latinDigits } from './latin-digits.ts';
