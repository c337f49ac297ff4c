export type { FaultCode, MessageCode, TextKey } from './keys.ts';
export { errorText, findText, textOf, translationsOf, wordsOf } from './texts.ts';
