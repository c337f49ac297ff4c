import { REVIEW_KINDS, type ReviewKind } from '@errand/contract/console/support/reviews';

export type ReviewKey = { kind: ReviewKind; id: number };

/** The key of a review in the console: `12` for a store or item, `courier-12`, `vehicle-12`. */
export function reviewKey({ kind, id }: ReviewKey): string {
  return kind === 'item' ? String(id) : `${kind}-${id}`;
}

/** Parses a key of `reviewKey`; null for an invalid one. */
export function parseReviewKey(text: string): ReviewKey | null {
  const [, kind = 'item', id] = /^(?:([a-z]+)-)?(\d{1,9})$/.exec(text) ?? [];
  const known = REVIEW_KINDS.find((one) => one === kind);
  return known && id !== undefined ? { kind: known, id: Number(id) } : null;
}
