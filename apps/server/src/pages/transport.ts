import { SAME_ORIGIN_HEADERS } from '@errand/api/platform/http';
import type { Transport } from '@errand/contract';
import type { FastifyInstance } from 'fastify';

/** Calls the API inside the process, so that rendering a page makes no network request. */
export function inProcessTransport(app: FastifyInstance): Transport {
  return async (request) => {
    const response = await app.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: { ...request.headers, ...SAME_ORIGIN_HEADERS },
      ...(request.body !== undefined && { payload: request.body }),
    });
    return {
      status: response.statusCode,
      headers: { get: (name) => String(response.headers[name.toLowerCase()] ?? '') || null },
      text: response.body,
    };
  };
}
