import { FILE_START_BYTES, fileKind } from '@errand/domain/media';
import { type Decode, preparePicture } from './prepare-picture.ts';

/** The limits of the server, which also checks the content of each file. */
export const MAX_MEGABYTES = 5;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** Why a file is refused. `heic`: a photo of an iPhone in a format that this browser cannot decode. */
export type FileProblem = 'tooMany' | 'tooLarge' | 'wrongType' | 'heic' | 'unreadable';

export type AddedFiles = { files: File[]; problem: FileProblem | null };

/** The chosen file of which a prepared one was made, by which a second choice of it is recognized. */
const sources = new WeakMap<File, File>();

/**
 * Prepares the chosen files and adds them to `present` without duplicates, at most `most` together. Pictures are decoded,
 * turned and shrunk, and only then checked; PDFs, which `documents` allows, are taken as they are. `problem` is the first
 * reason why a file was refused.
 */
export async function addFiles(
  present: readonly File[],
  chosen: readonly File[],
  { most, documents = false, decode }: { most: number; documents?: boolean; decode?: Decode },
): Promise<AddedFiles> {
  const files = [...present];
  let problem: FileProblem | null = null;
  for (const file of chosen) {
    if (files.some((known) => isSame(sources.get(known) ?? known, file))) continue;
    if (files.length >= most) return { files, problem: 'tooMany' };
    const prepared = await prepareFile(file, documents, decode);
    if (typeof prepared === 'string') problem ??= prepared;
    else files.push(prepared);
  }
  return { files, problem };
}

/** The file to send instead of a chosen one, or why it is refused. One picture is decoded at a time. */
export async function prepareFile(
  file: File,
  documents = false,
  decode?: Decode,
): Promise<File | Exclude<FileProblem, 'tooMany'>> {
  const kind = fileKind(new Uint8Array(await file.slice(0, FILE_START_BYTES).arrayBuffer()));
  if (kind === null || (kind === 'pdf' && !documents)) return 'wrongType';
  if (kind === 'pdf') return file.size > MAX_BYTES ? 'tooLarge' : file;
  const prepared = await preparePicture(file, kind, MAX_BYTES, decode);
  if (prepared === 'unreadable' && kind === 'heic') return 'heic';
  if (typeof prepared !== 'string') sources.set(prepared, file);
  return prepared;
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
