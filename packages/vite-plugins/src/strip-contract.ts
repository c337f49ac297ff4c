import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ZOD = '\0without-zod';
const COMPUTED = new Set(['CallExpression', 'ObjectExpression', 'TSAsExpression', 'TSSatisfiesExpression']);

/** The parts of an endpoint that a browser receives, as JSON. */
type Describe = (endpoint: BrowserEndpoint) => Record<string, unknown>;
export type BrowserEndpoint = { method: string; path: string; [name: string]: unknown };

/**
 * Reduces the contract to what the browser uses. An endpoint becomes its method and path, or the result of `describe`,
 * and an unused schema is dropped. The server validates and writes the error texts, so neither zod nor the error table
 * is sent.
 */
export function stripContract(describe: Describe = ({ method, path }) => ({ method, path })): Plugin {
  return {
    name: 'strip-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod' ? ZOD : null),
    // Replaces zod by an inert proxy, from which unused schemas are built until the bundler drops them.
    load: (id) =>
      id === ZOD
        ? 'const inert = /* @__PURE__ */ new Proxy(() => inert, { get: () => inert }); export const z = inert;'
        : null,
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.modules[ZOD]?.renderedLength)
          this.error(
            `${chunk.fileName} runs a zod schema: validate with a function of packages/domain instead.`,
          );
      }
    },
    transform: {
      filter: { id: /\/packages\/contract\/src\/(?:[\w-]+\/)*[\w-]+\.ts$/ },
      async handler(code, id) {
        const exports = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        const { body } = this.parse(code, { lang: 'ts' });
        return { code: reduce(code, body, exports, describe), map: null };
      },
    },
  };
}

type Node = { type: string; start: number; end: number };
type Declaration = Node & { declarations: { id: { name: string }; init: Node | null }[] };

/** Replaces the initial values of top-level constants, the last one first so that positions stay valid. */
function reduce(
  code: string,
  body: readonly unknown[],
  exports: Record<string, unknown>,
  describe: Describe,
): string {
  const constants = (body as (Node & { declaration?: Node })[])
    .map((statement) => statement.declaration ?? statement)
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap((statement) => (statement as Declaration).declarations);
  return constants.reduceRight((text, { id, init }) => {
    if (!init) return text;
    const replacement = isEndpoint(exports[id.name])
      ? JSON.stringify(describe(exports[id.name] as BrowserEndpoint))
      : droppable(init, text.slice(init.start, init.end));
    return text.slice(0, init.start) + replacement + text.slice(init.end);
  }, code);
}

/** Computed values become calls that the bundler drops when nothing uses them. */
function droppable({ type }: Node, source: string): string {
  return COMPUTED.has(type) ? `/* @__PURE__ */ (() => (${source}))()` : source;
}

function isEndpoint(value: unknown): value is BrowserEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
