import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Upload } from '../context.ts';
import { type ByteShare, createByteBudget } from './byte-budget.ts';

type Fields = Record<string, unknown>;

export type MultipartBody = {
  fields: Fields;
  uploads: Upload[];
  /** Returns the memory of the files to the budget of the process. Call it at the end of the request. */
  release: () => void;
};

/** Decides before the first file is read whether the request may send any. Rejects with the reason if not. */
export type AcceptFiles = (fields: Fields) => Promise<unknown>;

/** Maximum size of all fields of a form together, like a body without files, which has a few kB. */
export const FIELDS_BYTES = 256 * 1024;

/** All files of a request together: five photos of 5 MB. */
export const REQUEST_BYTES = 25 * 1024 * 1024;

/** The files of all requests that a process holds in memory at once. */
export const PROCESS_BYTES = 64 * 1024 * 1024;

/** The files of one address, so that no address can use up the memory. */
export const ADDRESS_BYTES = PROCESS_BYTES / 2;

const budget = createByteBudget({ total: PROCESS_BYTES, owner: ADDRESS_BYTES, share: REQUEST_BYTES });

/**
 * Reads a multipart body. `acceptFiles` sees the fields before the first file, so a guest id in the body must precede the
 * files, as browsers send forms. Throws `too_large`, and `busy` while the process holds too many uploads.
 */
export async function readMultipart(
  request: FastifyRequest,
  acceptFiles: AcceptFiles,
): Promise<MultipartBody> {
  const share = budget.open(request.ip);
  const fields: Fields = {};
  const uploads: Upload[] = [];
  let fieldBytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (uploads.length === 0) await acceptFiles(fields);
        uploads.push(await readFile(part, share));
      } else {
        fieldBytes += Buffer.byteLength(String(part.value));
        if (fieldBytes > FIELDS_BYTES) throw new AppError('too_large');
        fields[part.fieldname] = parseNested(part.value);
      }
    }
    return { fields, uploads, release: () => share.release() };
  } catch (error) {
    share.release();
    discard(request);
    throw error;
  }
}

/** Discards the rest of the body: most clients read the response only after they have sent everything. */
function discard({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function readFile(part: MultipartFile, share: ByteShare): Promise<Upload> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    share.take(chunk.length);
    chunks.push(chunk);
  }
  if (part.file.truncated) throw new AppError('too_large');
  return {
    field: part.fieldname.replace(/\[\]$/, ''),
    filename: part.filename,
    contentType: part.mimetype,
    bytes: Buffer.concat(chunks),
  };
}

/** Forms carry nested values as JSON text. */
export function parseNested(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Maximum size of one file. The features have stricter rules, which name the file that breaks them. */
const FILE_BYTES = 8 * 1024 * 1024;

/** Limits of one multipart body. The largest form, a store's registration, has about thirty fields. */
export const UPLOAD_LIMITS = { fileSize: FILE_BYTES, files: 10, fields: 200, fieldSize: FIELDS_BYTES };
