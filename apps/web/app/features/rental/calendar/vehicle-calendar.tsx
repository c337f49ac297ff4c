import { useConfig } from '@errand/client/config.tsx';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { isoDate, localTime } from '@errand/domain/time';
import { cx } from '@errand/ui/cx.ts';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import {
  type CalendarDay,
  dayAfter,
  daysFrom,
  daysOfKey,
  monthAfter,
  stateOf,
  weeksOf,
} from './calendar-month.ts';
import './vehicle-calendar.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const MONTHS_AHEAD = 12;

type Props = {
  vehicleId: number;
  /** The days of the searched trip, "2026-11-24". */
  trip: { from: string; to: string } | null;
  /** Begins the trip on a day. */
  onDay: (date: string) => void;
};

/** The free and taken days of a vehicle by month. Arrows, Home, End and Page keys move between the days. */
export function VehicleCalendar({ vehicleId, trip, onDay }: Props) {
  const t = useText();
  const language = useLanguage();
  const { time_zone: timeZone } = useConfig();
  const [thisMonth] = useState(() => isoDate(localTime(Date.now(), timeZone)).slice(0, 7));
  const [month, setMonth] = useState(trip && trip.from > thisMonth ? trip.from.slice(0, 7) : thisMonth);
  const [focused, setFocused] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  /** Whether a key has changed the month. Its day gets the focus once the month has loaded. */
  const turning = useRef(false);
  const query = useQuery({
    queryKey: queryKeys.vehicleCalendar(vehicleId, month),
    queryFn: async ({ signal }) => {
      const { getVehicleCalendar } = await import('@errand/contract/rental-discovery');
      const params = { id: String(vehicleId) };
      return api.call(getVehicleCalendar, { params, query: { month } }, { signal });
    },
    staleTime: 30_000,
  });
  const days = query.data?.days ?? [];
  const name = (text: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...options, timeZone: 'UTC' }).format(new Date(text));
  const last = monthAfter(thisMonth, MONTHS_AHEAD);
  // Exactly one day of the month is a tab stop.
  const stop = days.find(({ date }) => date === focused) ?? days.find(({ past }) => !past) ?? days[0];

  function move(date: string): void {
    const next = date.slice(0, 7);
    if (next < thisMonth || next > last) return;
    setFocused(date);
    if (next !== month) {
      turning.current = true;
      return setMonth(next);
    }
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, date: string, weekday: number): void {
    const rtl = document.documentElement.dir === 'rtl';
    const steps = daysOfKey(event.key, rtl, weekday);
    const months = { PageUp: -1, PageDown: 1 }[event.key];
    if (steps === null && !months) return;
    event.preventDefault();
    move(months ? `${monthAfter(month, months)}-01` : dayAfter(date, steps ?? 0));
  }

  function textOf(day: CalendarDay): string {
    const state = stateOf(day);
    const chosen = isInTrip(day.date, trip) ? `, ${t('rental-search.day.chosen')}` : '';
    const text =
      state === 'free' ? t('rental-search.day.free', { count: day.free }) : t(`rental-search.day.${state}`);
    return `${name(day.date, { weekday: 'long', day: 'numeric', month: 'long' })}, ${text}${chosen}`;
  }

  return (
    <section className="vehicle-calendar" aria-labelledby="vehicle-calendar">
      <h2 className="text-h3" id="vehicle-calendar">
        {t('rental-search.calendar')}
      </h2>
      <div className="vehicle-calendar-month">
        <IconButton
          look="fill"
          label={t('rental-search.previousMonth')}
          disabled={month <= thisMonth}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft className="mirror-rtl" size={20} />
        </IconButton>
        <Announced as="b" className="text-title">
          {name(`${month}-01`, { month: 'long', year: 'numeric' })}
        </Announced>
        <IconButton
          look="fill"
          label={t('rental-search.nextMonth')}
          disabled={month >= last}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <ChevronRight className="mirror-rtl" size={20} />
        </IconButton>
      </div>
      {query.isError ? (
        <p className="layout-row">
          {t('rental-search.calendarFailed')}
          <Button variant="soft" size="sm" onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      ) : query.isPending ? (
        <Skeleton height="318px" radius="16px" />
      ) : (
        <table ref={grid} aria-labelledby="vehicle-calendar">
          <thead>
            <tr>
              {WEEK.map((weekday) => (
                <th
                  key={weekday}
                  scope="col"
                  abbr={name(dayAfter('1970-01-04', weekday), { weekday: 'long' })}
                >
                  {name(dayAfter('1970-01-04', weekday), { weekday: 'short' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(days).map((week) => (
              <tr key={week.find(Boolean)?.date}>
                {week.map((day, weekday) => (
                  <td key={day?.date ?? weekday}>
                    {day && (
                      <button
                        type="button"
                        data-date={day.date}
                        className={cx(
                          'vehicle-calendar-day',
                          stateOf(day),
                          isInTrip(day.date, trip) && 'chosen',
                        )}
                        tabIndex={day === stop ? 0 : -1}
                        aria-label={textOf(day)}
                        aria-disabled={stateOf(day) !== 'free' || undefined}
                        ref={(element) => {
                          if (element && turning.current && day.date === focused) element.focus();
                        }}
                        onFocus={() => {
                          turning.current = false;
                          setFocused(day.date);
                        }}
                        onKeyDown={(event) => onKeyDown(event, day.date, weekday)}
                        onClick={() => stateOf(day) === 'free' && onDay(day.date)}
                      >
                        {Number(day.date.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <CalendarLegend />
    </section>
  );
}

function isInTrip(date: string, trip: Props['trip']): boolean {
  return trip !== null && daysFrom(trip.from, date) >= 0 && daysFrom(date, trip.to) >= 0;
}

/** The legend of the calendar's day styles. */
function CalendarLegend() {
  const t = useText();
  return (
    <div className="calendar-legend text-caption">
      <p>{t('rental-search.calendarHelp')}</p>
      <ul aria-hidden="true">
        <li>
          <i className="vehicle-calendar-day taken" />
          {t('rental-search.day.taken')}
        </li>
        <li>
          <i className="vehicle-calendar-day closed" />
          {t('rental-search.day.closed')}
        </li>
      </ul>
    </div>
  );
}
