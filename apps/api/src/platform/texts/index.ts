export type { FaultCode, MessageCode, TextKey } from './keys.ts';
export { errorText, findText, textOf, translationsOf, wordOf, wordsOf } from './texts.ts';
