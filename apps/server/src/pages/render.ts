import type { Transport } from '@errand/contract';
import type { FastifyRequest } from 'fastify';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';

/** What the pages' entry module gives the server besides React Router's own parts. */
type PagesEntry = {
  /** The build's own copy: its classes and ours would be strangers to each other. */
  createRequestHandler: typeof createRequestHandler;
  createPageContext(request: Request, transport: Transport, origin: string): RouterContextProvider;
  requestSession(request: Request): unknown;
  sessionKey(session: unknown): string;
};

export type Renderer = {
  /** Two requests with the same key get the same page. */
  keyOf(request: Request): string;
  render(request: Request): Promise<{ status: number; headers: [string, string][]; body: Buffer }>;
};

/** Renders pages of a build with the API in process. */
export function createRenderer(
  build: ServerBuild,
  transport: Transport,
  publicUrl: string,
  mode: 'production' | 'development',
): Renderer {
  const entry = build.entry.module as unknown as PagesEntry;
  const handle = entry.createRequestHandler(build, mode);
  return {
    keyOf(request) {
      const url = new URL(request.url);
      return `${url.pathname}${url.search}#${entry.sessionKey(entry.requestSession(request))}`;
    },
    async render(request) {
      const origin = publicUrl || new URL(request.url).origin;
      const response = await handle(request, entry.createPageContext(request, transport, origin));
      return {
        status: response.status,
        headers: [...response.headers],
        body: Buffer.from(await response.arrayBuffer()),
      };
    },
  };
}

/** Fastify's request as the web's. Pages are only ever read, so there is no body. */
export function webRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
  });
}
