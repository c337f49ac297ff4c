import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareTexts } from '@errand/vite-plugins/text-parity.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin, Rolldown } from 'vite';

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
 * `virtual:texts/en` and `virtual:texts/ar`: texts compiled from ICU at build time, so that only one language is sent
 * and nothing is parsed in the browser. The browser's build sends the texts of the first views there and the others in
 * `virtual:texts/deferred/…`; every other page waits for these. A missing key fails the build; in development it warns
 * and falls back to English.
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
      const [, part, language] = /^\0virtual:texts\/(deferred\/)?(\w+)$/.exec(id) ?? [];
      if (!language) return undefined;
      const problems = compareTexts(readTexts('en'), readTexts('ar'));
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
      const [text, part, language] = /__TEXTS_(first|deferred)_(\w\w)__/.exec(code) ?? [];
      if (!text || !language) return null;
      const first = mentionedKeys(Object.keys(readTexts('en')), firstCode(chunks));
      const json = compiled(language, (key) => first.has(key) === (part === 'first'));
      return { code: code.replace(`"${text}"`, () => JSON.stringify(json)), map: null };
    },
  };
}

function placeholder(part: string, language: string): string {
  return `__TEXTS_${part}_${language}__`;
}

function moduleOf(json: string): string {
  return `export default JSON.parse(${JSON.stringify(json)});`;
}

/** A language's texts as JSON, those whose keys `includes` accepts. */
function compiled(language: string, includes: (key: string) => boolean = () => true): string {
  const messages = { ...readTexts('en'), ...readTexts(language) };
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
