import type { FastifyRequest } from 'fastify';
import type { Upload } from './context.ts';

type Fields = Record<string, unknown>;

/** The body as an object, whichever form it came in: JSON, form fields, or multipart with files. */
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
    } else fields[part.fieldname] = nested(part.value);
  }
  return { fields, uploads };
}

/** Nested values travel as JSON text in forms (api-facts 0.1). */
function nested(value: unknown): unknown {
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
export function parseForm(text: string): Fields {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, nested(value)]));
}
