import { useText } from '@errand/client/i18n.tsx';
import type { CalendarRow } from '@errand/contract/console/rental/calendar';
import { moveClosure } from '@errand/contract/console/rental/vehicles';
import { cx } from '@errand/ui/cx.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { announce } from '@errand/ui/live/announce.ts';
import { toastError } from '@errand/ui/toast.tsx';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import {
  movedSpan,
  moveOfKey,
  obstacleIn,
  placeOf,
  type Span,
  type SpanPart,
  spanOf,
} from './closure-span.ts';
import { useTrackDrag } from './use-track-drag.ts';

type Closure = CalendarRow['closures'][number];

/**
 * A closure in the calendar. Its middle moves it, its ends extend it, by pointer or by keys; a click opens its form. What
 * was moved by keys is saved with Enter.
 */
export function ClosureBar(props: {
  row: CalendarRow;
  closure: Closure;
  window: Span;
  mayChange: boolean;
  onEdit: () => void;
}) {
  const { row, closure, window, mayChange, onEdit } = props;
  const t = useText();
  const spanText = useSpanText();
  const obstacleText = useObstacleText();
  const [draft, setDraft] = useState<Span | null>(null);
  const part = useRef<SpanPart>('all');
  const move = useChange(moveClosure, { done: t('rental.closureMoved') });
  const saved = spanOf(closure);
  const obstacle = draft && obstacleIn(row, draft, closure.id);

  function save(next: Span): void {
    const found = obstacleIn(row, next, closure.id);
    if (found) toastError(obstacleText(row.plate, found));
    if (found || (next.from === saved.from && next.to === saved.to)) return setDraft(null);
    setDraft(next);
    const body = {
      closure_id: closure.id,
      plate: row.plate,
      reason: closure.reason,
      from: new Date(next.from).toISOString(),
      to: new Date(next.to).toISOString(),
    };
    move.mutate({ params: { id: row.vehicle.id }, body }, { onSettled: () => setDraft(null) });
  }

  const drag = useTrackDrag(window, {
    onMove: (from, to) => setDraft(movedSpan(saved, part.current, to - from)),
    onEnd: (from, to) => save(movedSpan(saved, part.current, to - from)),
    onCancel: () => setDraft(null),
  });

  function onKeyDown(event: KeyboardEvent): void {
    const step = moveOfKey(event, document.documentElement.dir === 'rtl');
    if (step) {
      event.preventDefault();
      const next = movedSpan(draft ?? saved, step.part, step.byMs);
      setDraft(next);
      const found = obstacleIn(row, next, closure.id);
      announce(`${spanText(next)}${found ? `. ${obstacleText(row.plate, found)}` : ''}`, { key: 'closure' });
    } else if (event.key === 'Escape') setDraft(null);
    else if (event.key === 'Enter' && draft) {
      event.preventDefault();
      save(draft);
    }
  }

  const place = placeOf(draft ?? saved, window);
  if (!place) return null;
  const name = `${t('rental.closedPlate', { plate: isolate(row.plate) })}, ${spanText(draft ?? saved)}`;
  const label = closure.reason ? `${name}, ${isolate(closure.reason)}` : name;
  if (!mayChange)
    return (
      <span className="fleet-bar closure" style={barStyle(place)} title={label}>
        <span className="sr-only">{label}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={cx('fleet-bar closure', draft && 'moving', obstacle && 'blocked')}
      style={barStyle(place)}
      aria-label={label}
      aria-describedby="fleet-calendar-keys"
      title={label}
      onPointerDown={(event) => {
        part.current = (event.target as HTMLElement).dataset.part === 'from' ? 'from' : 'all';
        if ((event.target as HTMLElement).dataset.part === 'to') part.current = 'to';
        drag.start(event);
      }}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.cancel}
      onKeyDown={onKeyDown}
      onBlur={() => !move.isPending && setDraft(null)}
      onClick={() => !drag.wasDragged() && onEdit()}
    >
      <span className="fleet-bar-end" data-part="from" />
      <span className="fleet-bar-text">{closure.reason}</span>
      <span className="fleet-bar-end" data-part="to" />
    </button>
  );
}

export function barStyle({ start, size }: { start: number; size: number }): CSSProperties {
  return { insetInlineStart: `${start}%`, inlineSize: `${size}%` };
}

/** "Nov 2, 10:00 to Nov 3, 18:00". */
export function useSpanText(): (span: Span) => string {
  const t = useText();
  const dates = useDates();
  const text = (ms: number) => dates.dateTime(new Date(ms).toISOString());
  return ({ from, to }) => t('rental.closedFrom', { from: text(from), to: text(to) });
}

/** Why a plate cannot be closed in a time. */
export function useObstacleText(): (
  plate: string,
  found: NonNullable<ReturnType<typeof obstacleIn>>,
) => string {
  const t = useText();
  return (plate, found) =>
    found === 'closed'
      ? t('rental.alreadyClosed', { plate: isolate(plate) })
      : t('rental.bookedThen', { plate: isolate(plate), trip: found.trip });
}
