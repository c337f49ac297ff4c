import { createHash } from 'node:crypto';

/** The effects of serving a response, such as counting a search. */
type Effects = readonly (() => Promise<void>)[];

/** A serialized response. Its ETag is weak, because it covers all encodings of the body. */
export type CachedResponse = {
  etag: string;
  /** Estimate of the memory it takes. */
  bytes: number;
  effects: Effects;
  /** Compressed bodies by encoding, each created once. */
  bodies: Map<string, Promise<Buffer>>;
  identity: Buffer;
};

/** Strings and maps beside the body. */
const OVERHEAD_BYTES = 1000;

export function createCachedResponse(text: string, effects: Effects): CachedResponse {
  const identity = Buffer.from(text);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  // Twice the body, for the compressed bodies that are added later.
  return { etag, bytes: identity.length * 2 + OVERHEAD_BYTES, effects, bodies: new Map(), identity };
}
