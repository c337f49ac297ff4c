import type { ErrorCode } from '@errand/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseError, isDatabaseGone } from '../db/index.ts';
import { errorText } from '../texts/index.ts';
import { AppError } from './app-error.ts';
import { languageOf } from './context.ts';

/** Sets the headers that every response has. */
export type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

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
    if (BROKEN_MULTIPART.test(error.message)) {
      return send(request, reply, new AppError('validation', undefined, 'body'));
    }
    const cause = databaseError(error);
    if (UNSTORABLE.test(cause.code ?? '')) return send(request, reply, new AppError('validation'));
    request.log.error({ err: error }, 'request failed');
    return sendFault(request, reply, isDatabaseGone(cause) ? 'unavailable' : 'internal');
  });
}

/** Responds with 404 to paths that cannot be decoded, for which Fastify runs no hook. */
export function sendFrameworkError(setHeaders: SetHeaders) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    setHeaders(request, reply);
    void send(request, reply, new AppError('not_found'));
  };
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
  if (code === 'unavailable') reply.header('retry-after', RETRY_SECONDS);
  return reply
    .code(code === 'unavailable' ? 503 : 500)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ errors: [{ code, message }], message, request_id: request.id });
}

/** A restarting database is available again after a few seconds. */
const RETRY_SECONDS = '5';
/**
 * SQLSTATE of invalid input: a number out of range, a text that is no value of its type or has an impossible character.
 */
const UNSTORABLE = /^(22003|22007|22008|22021|22P02|22P05)$/;
/** Errors of the multipart parser, which have neither a code nor a status. */
const BROKEN_MULTIPART =
  /^(Multipart: Boundary not found|Unexpected end of multipart data|.* terminated early due to unexpected end of multipart data|The needle )/;
