import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, OTHER_LANGUAGES } from '@errand/domain/language';
import { compareTexts, readTextsOf } from '@errand/vite-plugins/text-parity.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin, Rolldown } from 'vite';

const FOLDER = fileURLToPath(new URL('../app/texts', import.meta.url));
/** One language's texts, `cart.title` → ICU message, from `texts/<language>/<feature>.json`. */
export function readTexts(language: string): Record<string, string> {
  return readTextsOf(path.join(FOLDER, language));
}

/**
 * Modules whose texts are sent with those of the layout: the pages that most visits begin with, and parts of them that are
 * loaded later. The texts of other pages are deferred.
 */
const FIRST =
  /\/app\/(?:root|entry\.client|features\/(?:landing|home|interest|stores|promotions|catalog)\/routes\/[\w-]+-page|features\/search\/components\/search-results|features\/cart\/drawer\/order-panel|shell\/footer\/footer)\.tsx/;
/** Entry modules of the pages that the server renders. */
const PAGE =
  /\/app\/(?:features\/[\w-]+\/routes\/[\w-]+-page|features\/(?:rental|parcel)\/home\/\w+-home|shell\/not-found-page)\.tsx(?:\?route-chunk=\w+)?$/;
const WAIT = "import { loadDeferredTexts } from '#texts/deferred-texts.ts';\nawait loadDeferredTexts();\n";

/**
 * `virtual:texts/en` and so on: texts compiled from ICU at build time, so that only one language is sent and nothing is
 * parsed in the browser. The browser's build sends the texts of the first views there and the others in
 * `virtual:texts/deferred/…`; every other page waits for these. `virtual:texts/load/…` loads them by language, and
 * `virtual:texts/all` has the texts of all languages. A missing key fails the build; in development it warns and falls
 * back to the default language.
 */
export function texts(): Plugin {
  let building = true;
  return {
    name: 'errand-texts',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
    load(id) {
      const [, loaded] = /^\0virtual:texts\/load\/(first|deferred)$/.exec(id) ?? [];
      if (loaded) return loaders(loaded);
      if (id === '\0virtual:texts/all') return allTexts();
      const [, part, language] = /^\0virtual:texts\/(deferred\/)?(\w+)$/.exec(id) ?? [];
      if (!language) return undefined;
      const problems = OTHER_LANGUAGES.flatMap((other) =>
        compareTexts(other, readTexts(DEFAULT_LANGUAGE), readTexts(other)),
      );
      if (problems.length > 0) {
        const report = `Texts differ between languages:\n${problems.join('\n')}`;
        if (building) this.error(report);
        this.warn(report);
      }
      for (const file of readdirSync(path.join(FOLDER, language)))
        this.addWatchFile(path.join(FOLDER, language, file));
      // The texts of a chunk are known only once all chunks are, so a placeholder is loaded first.
      if (building && this.environment.name === 'client')
        return moduleOf(placeholder(part ? 'deferred' : 'first', language));
      return moduleOf(part ? '{}' : compiled(language));
    },
    transform: {
      filter: { id: PAGE },
      handler(code, id) {
        const waits = building && this.environment.name === 'client' && !FIRST.test(id);
        return waits ? { code: WAIT + code, map: null } : null;
      },
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      const [text, part, language] = /__TEXTS_(first|deferred)_(\w+?)__/.exec(code) ?? [];
      if (!text || !language) return null;
      const first = mentionedKeys(Object.keys(readTexts(DEFAULT_LANGUAGE)), firstCode(chunks));
      const json = compiled(language, (key) => first.has(key) === (part === 'first'));
      return { code: code.replace(`"${text}"`, () => JSON.stringify(json)), map: null };
    },
  };
}

/** A module of functions that import the texts of a language. Each part has one importer, into whose file it goes. */
function loaders(part: string): string {
  const folder = part === 'deferred' ? 'deferred/' : '';
  const imports = LANGUAGE_CODES.map((code) => `${code}: () => import('virtual:texts/${folder}${code}')`);
  return `export default {${imports.join()}};`;
}

function allTexts(): string {
  const imports = LANGUAGE_CODES.map((code) => `import ${code} from 'virtual:texts/${code}';`).join('');
  return `${imports}export default {${LANGUAGE_CODES.join()}};`;
}

function placeholder(part: string, language: string): string {
  return `__TEXTS_${part}_${language}__`;
}

function moduleOf(json: string): string {
  return `export default JSON.parse(${JSON.stringify(json)});`;
}

/** A language's texts as JSON, those whose keys `includes` accepts. */
function compiled(language: string, includes: (key: string) => boolean = () => true): string {
  const messages = { ...readTexts(DEFAULT_LANGUAGE), ...readTexts(language) };
  const entries = Object.entries(messages).filter(([key]) => includes(key));
  return JSON.stringify(Object.fromEntries(entries.map(([key, text]) => [key, compileMessage(text)])));
}

type Chunks = Record<string, Rolldown.RenderedChunk>;

/** The code of the chunks of `FIRST` and of all chunks that they import. */
function firstCode(chunks: Chunks): string {
  const files = new Set(
    Object.values(chunks)
      .filter(({ facadeModuleId }) => FIRST.test(facadeModuleId ?? ''))
      .map(({ fileName }) => fileName),
  );
  for (const file of files) for (const imported of chunks[file]?.imports ?? []) files.add(imported);
  return [...files]
    .flatMap((file) => Object.values(chunks[file]?.modules ?? {}))
    .map(({ code }) => code ?? '')
    .join('\n');
}

/** The keys that code mentions as a string, or by the start of a template: `orders.status.${state}`. */
export function mentionedKeys(keys: string[], code: string): Set<string> {
  const strings = new Set(Array.from(code.matchAll(/(["'`])([\w.-]+)\1/g), ([, , text]) => text));
  const starts = Array.from(code.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g), ([, start = '']) => start);
  return new Set(keys.filter((key) => strings.has(key) || starts.some((start) => key.startsWith(start))));
}
