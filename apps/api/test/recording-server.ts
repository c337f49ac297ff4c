import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RecordedRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };
/** A text body is sent as it is, to stand for malformed JSON. `silence` never responds. */
export type Reply = { status?: number; body: unknown } | 'silence';

/** An HTTP server on loopback that records its requests and responds with `reply`. */
export async function startRecordingServer(reply: (request: RecordedRequest) => Reply) {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { method = '', headers } = request;
    const recorded = { method, url: new URL(request.url ?? '', 'http://x'), headers, body };
    requests.push(recorded);
    const sent = reply(recorded);
    if (sent === 'silence') return;
    response.writeHead(sent.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
