import type { LanguageCode } from '../language/index.ts';

/** How the last order selects: at most or more than `days` ago, or whether there is any. */
export const LAST_ORDERS = ['any', 'within', 'before', 'never'] as const;
export type LastOrder = (typeof LAST_ORDERS)[number];

/** Which subscribers a campaign addresses. Every condition must hold; an empty one always does. */
export type Segment = {
  languages: LanguageCode[];
  /** Orders count that are in one of these modules and one of these zones; empty for all. */
  moduleIds: number[];
  zoneIds: number[];
  /** Null for subscribers with and without orders. With modules or zones, `any` is meant then. */
  lastOrder: LastOrder | null;
  /** For `within` and `before`. */
  days: number;
};

export const SEGMENT_LIMITS = { choices: 50, days: 3650 };

/** All confirmed subscribers. */
export const EVERYBODY: Segment = { languages: [], moduleIds: [], zoneIds: [], lastOrder: null, days: 30 };

type PlacedOrder = { moduleId: number; zoneId: number; placedMs: number };

/** The condition on orders that a segment has; null if it has none. */
export function orderCondition({ moduleIds, zoneIds, lastOrder }: Segment): LastOrder | null {
  return lastOrder ?? (moduleIds.length > 0 || zoneIds.length > 0 ? 'any' : null);
}

/** Orders since this instant are `within` the days of a segment. */
export function segmentSinceMs({ days }: Pick<Segment, 'days'>, nowMs: number): number {
  return nowMs - days * 86_400_000;
}

/** Whether a subscriber is in a segment. The SQL that chooses the recipients says the same. */
export function isInSegment(
  segment: Segment,
  { language, orders }: { language: LanguageCode; orders: readonly PlacedOrder[] },
  nowMs: number,
): boolean {
  const { languages, moduleIds, zoneIds } = segment;
  if (languages.length > 0 && !languages.includes(language)) return false;
  const condition = orderCondition(segment);
  if (condition === null) return true;
  const counted = orders.filter(
    ({ moduleId, zoneId }) =>
      (moduleIds.length === 0 || moduleIds.includes(moduleId)) &&
      (zoneIds.length === 0 || zoneIds.includes(zoneId)),
  );
  if (counted.length === 0) return condition === 'never';
  const isRecent = Math.max(...counted.map(({ placedMs }) => placedMs)) >= segmentSinceMs(segment, nowMs);
  if (condition === 'any') return true;
  return condition === 'within' ? isRecent : condition === 'before' && !isRecent;
}
