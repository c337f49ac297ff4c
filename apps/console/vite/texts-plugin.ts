import path from 'node:path';
import { directionOf, LANGUAGE_CODES } from '@errand/domain/language';
import { readTextsOf } from '@errand/vite-plugins/text-parity.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const TEXTS = path.join(import.meta.dirname, '../app/texts');

/**
 * Compiles `app/texts/<language>/<feature>.json` from ICU and names its texts `feature.key`, so that the browser
 * parses nothing. `npm run check` compares the languages.
 */
export function texts(): Plugin {
  return {
    name: 'console-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/console\/app\/texts\/\w+\/[\w-]+\.json$/ },
      handler(code, id) {
        const feature = path.basename(id, '.json');
        const entries = Object.entries(JSON.parse(code) as Record<string, string>);
        const compiled = entries.map(([key, text]) => [`${feature}.${key}`, compileMessage(text)]);
        return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
      },
    },
    transformIndexHtml: pageInLanguages,
  };
}

/** The page with the list of languages, which `public/start.js` reads, and the note for old browsers in each of them. */
export function pageInLanguages(html: string): string {
  const notes = LANGUAGE_CODES.map((code) => {
    const text = readTextsOf(path.join(TEXTS, code))['shell.tooOld'];
    return `<p id="too-old-${code}" lang="${code}" dir="${directionOf(code)}" hidden>${text}</p>`;
  });
  const rightToLeft = LANGUAGE_CODES.filter((code) => directionOf(code) === 'rtl');
  return html
    .replace('{languages}', LANGUAGE_CODES.join(' '))
    .replace('{right-to-left}', rightToLeft.join(' '))
    .replace('<!-- too old -->', notes.join('\n    '));
}
