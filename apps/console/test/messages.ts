import path from 'node:path';
import type { LanguageCode } from '@errand/domain/language';
import { readTextsOf } from '@errand/vite-plugins/text-parity.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** All texts of the console in a language, compiled as its build compiles them. */
export function messagesOf(language: LanguageCode): Record<string, string> {
  const texts = Object.entries(readTextsOf(path.join(import.meta.dirname, '../app/texts', language)));
  return Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)])) as unknown as Record<
    string,
    string
  >;
}
