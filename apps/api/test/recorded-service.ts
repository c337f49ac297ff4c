import type { IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Service } from '../src/platform/maps/providers/fetch-json.ts';
import { type RecordedRequest, type Reply, startRecordingServer } from './recording-server.ts';

/** A request to a map service. `query` has the last value of each name, `body` is parsed JSON. */
type ServiceRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
};

/** A map service for the running test: records its requests and responds with `reply`. */
export async function startRecordedService(
  reply: (request: ServiceRequest) => Reply,
): Promise<{ service: Service; requests: ServiceRequest[] }> {
  const requests: ServiceRequest[] = [];
  const server = await startRecordingServer((recorded) => {
    const request = toServiceRequest(recorded);
    requests.push(request);
    return reply(request);
  });
  onTestFinished(() => server.stop());
  return { service: { name: 'Test', url: server.url, key: 'secret-key', timeoutMs: 10_000 }, requests };
}

function toServiceRequest({ method, url, headers, body }: RecordedRequest): ServiceRequest {
  return {
    method,
    path: decodeURIComponent(url.pathname),
    query: Object.fromEntries(url.searchParams),
    headers,
    body: body === '' ? undefined : JSON.parse(body),
  };
}
