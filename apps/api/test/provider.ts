import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RecordedRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };

/** An HTTP service on loopback that records its requests and responds as the test defines. */
export async function startProvider(
  answer: (request: RecordedRequest) => { status?: number; body: unknown },
) {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const one = {
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://x'),
      headers: request.headers,
      body,
    };
    requests.push(one);
    const { status = 200, body: said } = answer(one);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
