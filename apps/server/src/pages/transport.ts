import type { Transport } from '@errand/contract';
import type { FastifyInstance } from 'fastify';

/** The contract's transport inside the process: rendering a page makes no network hop. */
export function inProcessTransport(app: FastifyInstance): Transport {
  return async (request) => {
    const answer = await app.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: request.headers,
      payload: request.body as string | undefined,
    });
    return {
      status: answer.statusCode,
      headers: { get: (name) => String(answer.headers[name.toLowerCase()] ?? '') || null },
      text: answer.body,
    };
  };
}
