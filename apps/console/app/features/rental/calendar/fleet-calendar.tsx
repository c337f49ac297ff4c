import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { CalendarRow, getFleetCalendar } from '@errand/contract/console/rental/calendar';
import type { ResponseOf } from '@errand/contract/endpoint';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { toastError } from '@errand/ui/toast.tsx';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { useMay, useSession } from '#platform/session.ts';
import { barStyle, ClosureBar, useObstacleText, useSpanText } from './closure-bar.tsx';
import type { EditedClosure } from './closure-dialog.tsx';
import { HOUR_MS, obstacleIn, placeOf, type Span, spanBetween, spanOf } from './closure-span.ts';
import { useTrackDrag } from './use-track-drag.ts';
import './fleet-calendar.css';

type Calendar = ResponseOf<typeof getFleetCalendar>;

/** The individual vehicles of a provider with their trips and closures over some days. */
export function FleetCalendar(props: { calendar: Calendar; onEdit: (edited: EditedClosure) => void }) {
  const { calendar, onEdit } = props;
  const t = useText();
  const mayChange = useMay()('rental.update');
  const window = { from: Date.parse(calendar.days[0] ?? calendar.to), to: Date.parse(calendar.to) };
  return (
    <>
      {mayChange && (
        <div className="fleet-calendar-help text-meta">
          <p>{t('rental.calendarPointer')}</p>
          <p className="fleet-calendar-keys" id="fleet-calendar-keys">
            {t('rental.calendarKeys')}
          </p>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the days */}
      <section className="fleet-calendar" aria-label={t('rental.calendar')} tabIndex={0}>
        <div className="fleet-calendar-days" style={{ '--days': calendar.days.length } as CSSProperties}>
          <DayNames calendar={calendar} window={window} />
          <ul>
            {calendar.rows.map((row) => (
              <FleetRow
                key={`${row.vehicle.id} ${row.plate}`}
                row={row}
                days={calendar.days}
                window={window}
                mayChange={mayChange}
                onEdit={onEdit}
              />
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function DayNames({ calendar, window }: { calendar: Calendar; window: Span }) {
  const language = useLanguage();
  const { time_zone: timeZone } = useSession();
  const dates = createDates({ language, clock: '24', now: Date.now, timeZone });
  const ends = [...calendar.days.slice(1), calendar.to];
  return (
    <div className="fleet-row fleet-head" aria-hidden>
      <span className="fleet-row-name" />
      <div className="fleet-track">
        {calendar.days.map((day, index) => {
          const place = placeOf(spanOf({ from: day, to: ends[index] ?? day }), window);
          return (
            place && (
              <span key={day} className="fleet-day" style={barStyle(place)}>
                {dates.date(day)}
              </span>
            )
          );
        })}
      </div>
    </div>
  );
}

function FleetRow(props: {
  row: CalendarRow;
  days: readonly string[];
  window: Span;
  mayChange: boolean;
  onEdit: (edited: EditedClosure) => void;
}) {
  const { row, days, window, mayChange, onEdit } = props;
  const t = useText();
  const mayOpenOrders = useMay()('orders.read');
  const spanText = useSpanText();
  const [now] = useState(() => Date.now());
  const first = Math.ceil(Math.max(window.from, now) / HOUR_MS) * HOUR_MS;
  return (
    <li className="fleet-row">
      <span className="fleet-row-name">
        <bdi dir="ltr">{row.plate}</bdi>
        <Link className="text-caption" to={`/rental/${row.vehicle.id}`}>
          <bdi>{row.vehicle.name}</bdi>
        </Link>
        {!row.in_service && <span className="tag warn">{t('rental.outOfService')}</span>}
        {mayChange && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => onEdit({ row, closure: null, span: { from: first, to: first + 24 * HOUR_MS } })}
          >
            {t('rental.closePlate')}
            <span className="sr-only"> {isolate(row.plate)}</span>
          </Button>
        )}
      </span>
      <div className="fleet-track">
        {days.map((day) => {
          const place = placeOf({ from: Date.parse(day), to: window.to }, window);
          return (
            <span key={day} className="fleet-line" style={place ? barStyle({ ...place, size: 0 }) : {}} />
          );
        })}
        {mayChange && <DrawArea row={row} window={window} onEdit={onEdit} />}
        {row.trips.map((trip) => {
          const place = placeOf(spanOf(trip), window);
          const text = `#${trip.id}`;
          const label = `${t('rental.trip', { trip: trip.id })}, ${isolate(row.plate)}, ${spanText(spanOf(trip))}`;
          if (!place) return null;
          const shared = { className: 'fleet-bar trip', style: barStyle(place), title: label };
          return mayOpenOrders ? (
            <Link key={trip.id} {...shared} to={`/orders/${trip.id}`} aria-label={label} draggable={false}>
              {text}
            </Link>
          ) : (
            <span key={trip.id} {...shared}>
              {text}
            </span>
          );
        })}
        {row.closures.map((closure) => (
          <ClosureBar
            key={closure.id}
            row={row}
            closure={closure}
            window={window}
            mayChange={mayChange}
            onEdit={() => onEdit({ row, closure, span: spanOf(closure) })}
          />
        ))}
      </div>
    </li>
  );
}

/** Where a pointer draws a new closure. The button of the row does the same without one. */
function DrawArea(props: { row: CalendarRow; window: Span; onEdit: (edited: EditedClosure) => void }) {
  const { row, window, onEdit } = props;
  const [drawn, setDrawn] = useState<Span | null>(null);
  const obstacleText = useObstacleText();
  const drag = useTrackDrag(window, {
    onMove: (from, to) => setDrawn(spanBetween(from, to)),
    onEnd(from, to) {
      setDrawn(null);
      const span = spanBetween(from, to);
      const found = obstacleIn(row, span, null);
      if (found) toastError(obstacleText(row.plate, found));
      else onEdit({ row, closure: null, span });
    },
    onCancel: () => setDrawn(null),
  });
  const place = drawn && placeOf(drawn, window);
  return (
    <>
      <span
        className="fleet-draw"
        // A finger scrolls the calendar here.
        onPointerDown={(event) => event.pointerType !== 'touch' && drag.start(event)}
        onPointerMove={drag.move}
        onPointerUp={drag.end}
        onPointerCancel={drag.cancel}
      />
      {place && <span className="fleet-bar drawn" style={barStyle(place)} />}
    </>
  );
}
