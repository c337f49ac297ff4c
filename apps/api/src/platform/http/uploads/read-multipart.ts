import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { StreamedFile, Upload } from '../context.ts';
import { type ByteShare, createByteBudget } from './byte-budget.ts';

type Fields = Record<string, unknown>;

export type MultipartBody = {
  fields: Fields;
  uploads: Upload[];
  /**
   * Returns the memory of the files to the budget of the process, and deletes streamed files that were not adopted. Call
   * it at the end of the request.
   */
  release: () => Promise<void>;
};

/** Decides before the first file is read whether the request may send any. Rejects with the reason if not. */
export type AcceptFiles = (fields: Fields) => Promise<unknown>;

/** Where the file of one field is streamed to. */
export type FileStream = {
  field: string;
  megabytes: number;
  receive: (bytes: Readable) => Promise<StreamedFile>;
  drop: (key: string) => Promise<void>;
};

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
 * files, as browsers send forms. The file of the field that `stream` names is not held in memory. Throws `too_large`,
 * `busy` while the process holds too many uploads, and `video_large` for a streamed file above its limit.
 */
export async function readMultipart(
  request: FastifyRequest,
  acceptFiles: AcceptFiles,
  stream: FileStream | null = null,
): Promise<MultipartBody> {
  const share = budget.open(request.ip);
  const fields: Fields = {};
  const uploads: Upload[] = [];
  let fieldBytes = 0;
  async function release() {
    share.release();
    for (const { streamed } of uploads) if (streamed) await stream?.drop(streamed.key);
  }
  try {
    for await (const part of request.parts(stream ? largeFile(stream) : {})) {
      if (part.type === 'file') {
        if (uploads.length === 0) await acceptFiles(fields);
        const isStreamed = part.fieldname === stream?.field;
        uploads.push(isStreamed ? await streamFile(part, stream) : await readFile(part, share));
        if (part.file.truncated) throw isStreamed ? tooLong(stream) : new AppError('too_large');
      } else {
        fieldBytes += Buffer.byteLength(String(part.value));
        if (fieldBytes > FIELDS_BYTES) throw new AppError('too_large');
        fields[part.fieldname] = parseNested(part.value);
      }
    }
    return { fields, uploads, release };
  } catch (error) {
    discard(request);
    await release();
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
  return toUpload(part, Buffer.concat(chunks));
}

async function streamFile(part: MultipartFile, { receive }: FileStream): Promise<Upload> {
  return { ...toUpload(part, Buffer.alloc(0)), streamed: await receive(part.file) };
}

function toUpload({ fieldname, filename, mimetype }: MultipartFile, bytes: Buffer): Upload {
  return { field: fieldname.replace(/\[\]$/, ''), filename, contentType: mimetype, bytes };
}

/** The limits of a request with a streamed file, which has no other. */
function largeFile({ megabytes }: FileStream) {
  return { limits: { ...UPLOAD_LIMITS, files: 1, fileSize: megabytes * 1024 * 1024 } };
}

function tooLong({ field, megabytes }: FileStream): AppError {
  return new AppError('video_large', { megabytes }, field);
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
