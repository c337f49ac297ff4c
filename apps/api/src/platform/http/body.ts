import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type AcceptFiles,
  type FileStream,
  type MultipartBody,
  parseNested,
  readMultipart,
} from './uploads/read-multipart.ts';

/**
 * Registers the parsers of JSON and form bodies. Clients send `Content-Type: application/json` also with calls that have
 * no body, which Fastify's own parser rejects: an empty body has no fields.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text.trim() === '') done(null, {});
    else void parseJson(request, text, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text: string, done) => done(null, parseForm(text)),
  );
}

/** The body as an object, from JSON, form fields or multipart with files. Call `release` when the request is done. */
export async function readBody(
  request: FastifyRequest,
  acceptFiles: AcceptFiles,
  stream: FileStream | null = null,
): Promise<MultipartBody> {
  if (request.isMultipart()) return readMultipart(request, acceptFiles, stream);
  const fields = request.body;
  return { fields: isFields(fields) ? fields : {}, uploads: [], async release() {} };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `a=1&b=2`; a repeated name keeps its last value. */
function parseForm(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, parseNested(value)]),
  );
}
