import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

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
  };
}
