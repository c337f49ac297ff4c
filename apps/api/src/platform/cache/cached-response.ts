import { hash } from 'node:crypto';

/** The effects of serving a response, such as counting a search. */
type Effects = readonly (() => Promise<void>)[];

/** A serialized response. Its ETag is weak, because it covers all encodings of the body. */
export type CachedResponse = {
  etag: string;
  /** Estimated memory use. */
  bytes: number;
  effects: Effects;
  text: string;
  /** Bodies by encoding, each created when it is first served again. */
  bodies: Map<string, Promise<Buffer>>;
};

/** Memory of strings and maps besides the body. */
const OVERHEAD_BYTES = 1000;

export function createCachedResponse(text: string, effects: Effects): CachedResponse {
  const etag = `W/"${hash('sha1', text, 'base64url')}"`;
  return { etag, bytes: memoryOf(text), effects, text, bodies: new Map() };
}

/** A character that makes V8 hold the whole string with two bytes a character, such as an Arabic letter. */
const WIDE = /[\u0100-\uffff]/;

/** The memory of the text and of its bodies. The compressed bodies together are at most as large as the uncompressed one. */
function memoryOf(text: string): number {
  const textBytes = text.length * (WIDE.test(text) ? 2 : 1);
  return textBytes + Buffer.byteLength(text) * 2 + OVERHEAD_BYTES;
}
