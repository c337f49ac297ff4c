import type { CalendarRow } from '@errand/contract/console/rental/calendar';

/** A time range in milliseconds; the end is exclusive. */
export type Span = { from: number; to: number };

/** What a move changes: the whole span, or one of its ends. */
export type SpanPart = 'all' | 'from' | 'to';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export function spanOf({ from, to }: { from: string; to: string }): Span {
  return { from: Date.parse(from), to: Date.parse(to) };
}

/** The span after its part was moved by whole hours. It stays at least an hour long. */
export function movedSpan({ from, to }: Span, part: SpanPart, byMs: number): Span {
  const by = Math.round(byMs / HOUR_MS) * HOUR_MS;
  if (part === 'from') return { from: Math.min(from + by, to - HOUR_MS), to };
  if (part === 'to') return { from, to: Math.max(to + by, from + HOUR_MS) };
  return { from: from + by, to: to + by };
}

/** The span between two instants in whole hours, at least one, in either order. */
export function spanBetween(one: number, other: number): Span {
  const from = Math.floor(Math.min(one, other) / HOUR_MS) * HOUR_MS;
  return { from, to: Math.max(from + HOUR_MS, Math.ceil(Math.max(one, other) / HOUR_MS) * HOUR_MS) };
}

/**
 * How a key moves a closure: arrows by an hour, Page Up and Page Down by a day; with Shift they move its end alone. An
 * arrow moves to its own side, which is the earlier one on the right in a text from right to left. Null for other keys.
 */
export function moveOfKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  isRtl: boolean,
): { part: SpanPart; byMs: number } | null {
  const later = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const earlier = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const byMs = { [earlier]: -HOUR_MS, [later]: HOUR_MS, PageUp: -DAY_MS, PageDown: DAY_MS }[key];
  return byMs === undefined ? null : { part: shiftKey ? 'to' : 'all', byMs };
}

/** Where a span lies in a window, in percent of its length; null outside of it. */
export function placeOf({ from, to }: Span, window: Span): { start: number; size: number } | null {
  const [first, last] = [Math.max(from, window.from), Math.min(to, window.to)];
  if (first >= last) return null;
  const percent = (ms: number) => (ms / (window.to - window.from)) * 100;
  return { start: percent(first - window.from), size: percent(last - first) };
}

/** What of a row lies in a span: the number of a trip, or a closure other than `except`. Null if it is free. */
export function obstacleIn(
  { trips, closures }: Pick<CalendarRow, 'trips' | 'closures'>,
  span: Span,
  except: number | null,
): { trip: number } | 'closed' | null {
  const overlaps = (one: { from: string; to: string }) => {
    const other = spanOf(one);
    return other.from < span.to && span.from < other.to;
  };
  const trip = trips.find(overlaps);
  if (trip) return { trip: trip.id };
  return closures.some((one) => one.id !== except && overlaps(one)) ? 'closed' : null;
}
