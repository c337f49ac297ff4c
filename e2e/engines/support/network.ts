import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The network between a browser and the shop. */
export type Network = {
  origin: string;
  /** The addresses of the pages that were requested, in order. */
  pages: string[];
  /** The scripts that are on their way. */
  scripts: Set<string>;
  /** Lets each script from now on wait for a promise and keeps it out of the caches, so that a page is left while it loads some. */
  delayScripts: (wait: (path: string) => Promise<unknown>) => void;
  /** Ends all connections and accepts none until `restore`. */
  cut: () => void;
  restore: () => Promise<void>;
  close: () => void;
};

/** Opens a network in front of a server, on a free port. */
export async function openNetwork(target: string): Promise<Network> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  const pages: string[] = [];
  const scripts = new Set<string>();
  let wait: ((path: string) => Promise<unknown>) | null = null;
  const server = http.createServer((request, response) => {
    const { url: path = '/' } = request;
    if (isPage(request)) pages.push(path);
    if (!wait) forward(request, response);
    // The service worker would serve from its cache.
    else if (path === '/sw.js') response.writeHead(404).end();
    else if (/^\/assets\/.*\.js$/.test(path)) {
      scripts.add(path);
      response.on('close', () => scripts.delete(path));
      void wait(path).then(() => {
        if (!response.destroyed) forward(request, response, { 'cache-control': 'no-store' });
      });
    } else forward(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    pages,
    scripts,
    delayScripts(until) {
      wait = until;
    },
    cut,
    restore: () => listen(port),
    close: cut,
  };

  async function listen(on: number): Promise<void> {
    server.listen(on, '127.0.0.1');
    await once(server, 'listening');
  }

  function cut(): void {
    server.close();
    for (const socket of sockets) socket.destroy();
  }

  function forward(request: IncomingMessage, response: ServerResponse, headers: object = {}): void {
    const { url: path, method } = request;
    const options = { hostname, port: targetPort, path, method, headers: request.headers };
    const forwarded = http.request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers });
      answer.pipe(response);
    });
    // Either side may go away in the middle of a response, and then so does the other.
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  }
}

function isPage({ url = '', headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').startsWith('text/html') && !/^\/(?:assets|api|media)\//.test(url);
}
