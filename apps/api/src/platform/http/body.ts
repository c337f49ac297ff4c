import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from './upload.ts';

type Fields = Record<string, unknown>;

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

/** The body as an object, from JSON, form fields or multipart with files. */
export async function readBody(request: FastifyRequest): Promise<{ fields: Fields; uploads: Upload[] }> {
  if (request.isMultipart()) return readMultipart(request);
  const fields = request.body;
  return { fields: isFields(fields) ? fields : {}, uploads: [] };
}

async function readMultipart(request: FastifyRequest) {
  const fields: Fields = {};
  const uploads: Upload[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      uploads.push({
        field: part.fieldname.replace(/\[\]$/, ''),
        filename: part.filename,
        contentType: part.mimetype,
        bytes: await part.toBuffer(),
      });
    } else fields[part.fieldname] = parseNested(part.value);
  }
  return { fields, uploads };
}

/** Forms carry nested values as JSON text. */
function parseNested(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `a=1&b=2`; a repeated name keeps its last value. */
function parseForm(text: string): Fields {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, parseNested(value)]),
  );
}
