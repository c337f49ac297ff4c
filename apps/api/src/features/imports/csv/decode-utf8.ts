import { isUtf8 } from 'node:buffer';
import { Transform, type TransformCallback } from 'node:stream';

/** Bytes that are not UTF-8. */
export class EncodingError extends Error {
  /** Number of the line, from 1. */
  line: number;
  constructor(line: number) {
    super('the file is not UTF-8');
    this.line = line;
  }
}

/**
 * Decodes UTF-8 strictly: other encodings (Arabic in an old code page) fail with EncodingError instead of becoming
 * question marks. Line breaks become `\n`, because the parser counts two characters in quotes as two lines.
 */
export function decodeUtf8(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 1;
  let unfinished: Buffer = Buffer.alloc(0);
  let held = '';
  function decode(bytes: Buffer | undefined, done: TransformCallback): void {
    let decoded: string;
    try {
      decoded = decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      const undecoded = Buffer.concat([Buffer.from(held), unfinished, bytes ?? Buffer.alloc(0)]);
      return done(new EncodingError(lines + breaksBeforeFault(undecoded)));
    }
    const text = held + decoded;
    held = bytes !== undefined && text.endsWith('\r') ? '\r' : '';
    const normalized = text.slice(0, text.length - held.length).replaceAll(/\r\n?/g, '\n');
    lines += normalized.split('\n').length - 1;
    if (bytes) unfinished = unfinishedIn(Buffer.concat([unfinished, bytes]));
    done(null, normalized);
  }
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => decode(chunk, done),
    flush: (done) => decode(undefined, done),
  });
}

/** The bytes of a character that continues in the next chunk: at most three of four. */
function unfinishedIn(bytes: Buffer): Buffer {
  const end = bytes.subarray(-3);
  const start = end.findLastIndex((byte) => byte >= 0xc0);
  const first = end[start] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const isFinished = start === -1 || end.length - start >= length;
  return Buffer.from(isFinished ? [] : end.subarray(start));
}

/** Number of line breaks before the first line that is not UTF-8; an unfinished last line counts as faulty. */
function breaksBeforeFault(bytes: Buffer): number {
  const text = bytes.toString('latin1');
  let breaks = 0;
  let start = 0;
  for (const found of text.matchAll(/\r\n?|\n/g)) {
    if (!isUtf8(bytes.subarray(start, found.index))) return breaks;
    breaks += 1;
    start = found.index + found[0].length;
  }
  return breaks;
}
