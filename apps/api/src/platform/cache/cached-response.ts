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
  // Estimate: up to two bytes a character for the text, and one for the bodies that are added later.
  return { etag, bytes: text.length * 3 + OVERHEAD_BYTES, effects, text, bodies: new Map() };
}
