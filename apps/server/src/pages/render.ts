import type { Transport } from '@errand/contract';
import type { FastifyRequest } from 'fastify';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';

/** The exports of the storefront's entry module that the server uses. */
type PagesEntry = {
  /**
   * Part of the build, because the build bundles React Router, whose classes fail `instanceof` checks of another copy.
   */
  createRequestHandler: typeof createRequestHandler;
  createPageContext(request: Request, transport: Transport, origin: string): RouterContextProvider;
  requestSession(request: Request): unknown;
  sessionKey(session: unknown): string;
  deferredStyles: (query: URLSearchParams) => string | null;
};

export type Renderer = {
  /** Requests with the same key get the same page. The key covers origin, path, query and session cookies. */
  keyOf(request: Request): string;
  render(
    request: Request,
    origin: string,
  ): Promise<{
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
  transport: Transport,
  mode: 'production' | 'development',
): Renderer {
  const entry = build.entry.module as unknown as PagesEntry;
  const handle = entry.createRequestHandler(build, mode);
  return {
    keyOf(request) {
      return `${request.url}#${entry.sessionKey(entry.requestSession(request))}`;
    },
    async render(request, origin) {
      const response = await handle(request, entry.createPageContext(request, transport, origin));
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

/** Converts Fastify's request for React Router. `origin` replaces the Host header. Pages are only read, so there is no body. */
export function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const { host, origin: base } = new URL(origin);
  headers.set('host', host);
  return new Request(`${base}${request.url}`, { method: request.method, headers });
}
