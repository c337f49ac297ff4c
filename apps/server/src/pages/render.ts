import type { Transport } from '@errand/contract';
import type { LanguageCode } from '@errand/domain/language';
import type { ModuleType } from '@errand/domain/modules';
import type { FastifyRequest } from 'fastify';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';

/**
 * All that a rendering gets of its request, and the key under which its page is cached. The storefront defines its other
 * fields (`page-input.ts`).
 */
export type PageInput = Readonly<{ address: string; language: LanguageCode }>;

/** What renderings get besides their input. Nothing of it depends on a request. */
export type PageSources = {
  transport: Transport;
  /** The type of a module by its id; null for an unknown one. */
  moduleType: (id: number) => Promise<ModuleType | null>;
};

/** The exports of the storefront's entry module that the server uses. */
type PagesEntry = {
  /**
   * Part of the build, because the build bundles React Router, whose classes fail `instanceof` checks of another copy.
   */
  createRequestHandler: typeof createRequestHandler;
  createPageContext(input: PageInput, sources: PageSources): RouterContextProvider;
  pageInput(request: {
    method: string;
    origin: string;
    target: string;
    cookie: string;
    acceptLanguage: string;
  }): PageInput;
  pageRequest(input: PageInput): Request;
  deferredStyles: (query: URLSearchParams) => string | null;
};

export type Renderer = {
  /** `origin` replaces the Host header. */
  inputOf(request: FastifyRequest, origin: string): PageInput;
  render(input: PageInput): Promise<{
    status: number;
    headers: [string, string][];
    /** Hashes of the inline scripts, as in a Content-Security-Policy. */
    scriptHashes: string[];
    body: Buffer;
  }>;
  /** The style rules of an address that a page requests later; null for an unknown one. */
  deferredStyles(query: URLSearchParams): string | null;
};

/** The header in which `entry.server.tsx` returns the hashes. */
const HASHES = 'script-hashes';

/** Renders pages of a build with the API in process. */
export function createRenderer(
  build: ServerBuild,
  sources: PageSources,
  mode: 'production' | 'development',
): Renderer {
  const entry = build.entry.module as unknown as PagesEntry;
  const handle = entry.createRequestHandler(build, mode);
  return {
    inputOf({ method, url, headers }, origin) {
      return entry.pageInput({
        method,
        origin,
        target: url,
        cookie: headers.cookie ?? '',
        acceptLanguage: headers['accept-language'] ?? '',
      });
    },
    async render(input) {
      const response = await handle(entry.pageRequest(input), entry.createPageContext(input, sources));
      const scriptHashes = (response.headers.get(HASHES) ?? '').split(' ').filter(Boolean);
      response.headers.delete(HASHES);
      return {
        status: response.status,
        headers: [...response.headers],
        scriptHashes,
        body: Buffer.from(await response.arrayBuffer()),
      };
    },
    deferredStyles: entry.deferredStyles,
  };
}
