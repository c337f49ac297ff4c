import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Service } from '../src/platform/maps/providers/fetch-json.ts';

/** A recorded request. `query` has the last value of each name. */
export type RecordedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: http.IncomingHttpHeaders;
  body: unknown;
};

type Reply = { status?: number; body: unknown } | 'silence';

/**
 * A service on loopback that records its requests and responds with `reply`. A text body is sent as it is, to stand for
 * malformed JSON; `silence` never responds.
 */
export async function recorded(
  reply: (request: RecordedRequest) => Reply,
): Promise<{ service: Service; requests: RecordedRequest[] }> {
  const requests: RecordedRequest[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://service');
    const text = Buffer.concat(chunks).toString();
    const one = {
      method: request.method ?? '',
      path: decodeURIComponent(url.pathname),
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(one);
    const answer = reply(one);
    if (answer === 'silence') return;
    response.statusCode = answer.status ?? 200;
    response.setHeader('content-type', 'application/json');
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    service: { name: 'Test', url: `http://127.0.0.1:${port}`, key: 'secret-key', timeoutMs: 10_000 },
    requests,
  };
}
