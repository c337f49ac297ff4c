import pLimit from 'p-limit';

/** Pictures of up to this many pixels are decoded. */
export const MAX_PIXELS = 40_000_000;

/** A decoded picture takes up to 160 MB, so only two are decoded at once. */
const limit = pLimit(2);

/** Queues work that decodes a picture. */
export function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  return limit(work);
}
