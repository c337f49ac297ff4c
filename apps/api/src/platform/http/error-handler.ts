import { type ErrorCode, errorText } from '@errand/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { languageOf } from './context.ts';

/** Maps every thrown value to the contract's error form. Internal errors are logged with the request id and not revealed. */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => send(request, reply, new AppError('not_found')));
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) return send(request, reply, error);
    if (error.statusCode === 413 || error.code === 'FST_REQ_FILE_TOO_LARGE') {
      return send(request, reply, new AppError('too_large'));
    }
    if (error.statusCode && error.statusCode < 500) {
      return send(request, reply, new AppError('validation', undefined, 'body'));
    }
    const cause = databaseError(error);
    if (UNSTORABLE.test(cause.code ?? '')) return send(request, reply, new AppError('validation'));
    request.log.error({ err: error }, 'request failed');
    return sendFault(request, reply, isDatabaseGone(cause) ? 'unavailable' : 'internal');
  });
}

function send(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const seconds = error.rejections[0].details?.seconds;
  if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(error.body(languageOf(request.headers['x-localization'])));
}

function sendFault(request: FastifyRequest, reply: FastifyReply, code: ErrorCode) {
  const message = errorText(code, languageOf(request.headers['x-localization']));
  return reply
    .code(code === 'unavailable' ? 503 : 500)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ errors: [{ code, message }], message, request_id: request.id });
}

/** Connection refused, lost or shutting down: temporarily unavailable. */
const DATABASE_GONE = /^(ECONNREFUSED|ECONNRESET|57P0[123]|08\d\d\d)$/;
/** A number out of its column's range, or a character PostgreSQL text cannot hold: invalid input. */
const UNSTORABLE = /^(22003|22021|22P05)$/;

type CodedError = { code?: string; syscall?: string };

/** A missing Unix socket is ENOENT too, as is a missing file: only the former fails in `connect`. */
function isDatabaseGone({ code, syscall }: CodedError): boolean {
  return DATABASE_GONE.test(code ?? '') || (code === 'ENOENT' && syscall === 'connect');
}

/** The error of PostgreSQL or the network, which drizzle wraps. */
function databaseError(error: CodedError & { cause?: unknown }): CodedError {
  const cause = error.cause as CodedError | undefined;
  return cause?.code ? cause : error;
}
