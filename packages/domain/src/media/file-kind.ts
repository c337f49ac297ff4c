/** Number of leading bytes that identify the kind of a file. */
export const FILE_START_BYTES = 32;

export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'pdf';

/**
 * The kind of a file by its first bytes, because names and content types are not reliable. Null for every other file.
 * `start` has up to `FILE_START_BYTES` bytes.
 */
export function fileKind(start: Uint8Array): FileKind | null {
  const found = SIGNATURES.find(([, signature]) => isAt(start, 0, signature));
  if (found) return found[0];
  if (isAt(start, 0, ascii('RIFF')) && isAt(start, 8, ascii('WEBP'))) return 'webp';
  return isAt(start, 4, ascii('ftyp')) ? kindOfBrands(start) : null;
}

const SIGNATURES: readonly [FileKind, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // "GIF87a" and "GIF89a".
  ['gif', ascii('GIF8')],
  ['pdf', ascii('%PDF-')],
];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** AVIF and HEIC share a container; the brands at its start tell them apart. A video has others. */
function kindOfBrands(start: Uint8Array): FileKind | null {
  const brands: string[] = [];
  for (let at = 8; at + 4 <= start.length; at += 4)
    brands.push(String.fromCharCode(...start.subarray(at, at + 4)));
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return HEIC_BRANDS.includes(brands[0] ?? '') ? 'heic' : null;
}

function isAt(bytes: Uint8Array, at: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}
