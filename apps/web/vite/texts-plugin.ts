import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { compareTexts } from './text-parity.ts';

const FOLDER = fileURLToPath(new URL('../app/texts', import.meta.url));
/** One language's texts, `cart.title` → ICU message, from `texts/<language>/<feature>.json`. */
export function readTexts(language: string): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const file of readdirSync(path.join(FOLDER, language)).toSorted()) {
    const feature = path.basename(file, '.json');
    const entries = JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8')) as Record<
      string,
      string
    >;
    for (const [key, text] of Object.entries(entries)) messages[`${feature}.${key}`] = text;
  }
  return messages;
}

/**
 * `virtual:texts/en` and `virtual:texts/ar`: texts compiled from ICU at build time, so that only one language is sent
 * and nothing is parsed in the browser. A missing key fails the build; in development it warns and falls back to
 * English.
 */
export function texts(): Plugin {
  let building = true;
  return {
    name: 'errand-texts',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
    load(id) {
      const language = /^\0virtual:texts\/(\w+)$/.exec(id)?.[1];
      if (!language) return undefined;
      const problems = compareTexts(readTexts('en'), readTexts('ar'));
      if (problems.length > 0) {
        const report = `Texts differ between languages:\n${problems.join('\n')}`;
        if (building) this.error(report);
        this.warn(report);
      }
      for (const file of readdirSync(path.join(FOLDER, language)))
        this.addWatchFile(path.join(FOLDER, language, file));
      const messages = { ...readTexts('en'), ...readTexts(language) };
      const compiled = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
    },
  };
}
