import { useText } from '@errand/client/i18n.tsx';
import type { TimeSlots } from '@errand/contract/checkout';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import type { ReactNode } from 'react';
import { ZoneNote } from '#platform/zone-note.tsx';
import { Section } from '../components/section.tsx';
import { SlotCard, Slots } from './slots.tsx';
import { useSlotLabels } from './use-slot-labels.ts';
import './schedule-section.css';

/** When an order is wanted: a slot, as soon as possible (neither), or a day whose time is still to be chosen. */
export type Wanted = { slot: string | null; day: string | null };

const NONE = { over: 'checkout.noSlotsLeft', full: 'checkout.allFull' } as const;

/** Whether a day is chosen, of those that are offered, and no time on it. */
export function isTimeMissing({ day }: Wanted, times: TimeSlots | undefined): boolean {
  return day !== null && (times === undefined || times.days.length > 0);
}

/** As soon as possible, or a free slot of the next days. Another day clears a choice that it does not show. */
export function ScheduleChoice(props: {
  /** Undefined while they are unknown. */
  times: TimeSlots | undefined;
  loading: boolean;
  /** The duration of an order that starts now; null if it is unknown. */
  soon: string | null;
  closedDay: string;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  /** A note below the choice. */
  children?: ReactNode;
}) {
  const t = useText();
  const labels = useSlotLabels();
  const { times, loading, soon, closedDay, wanted, onWanted, children } = props;
  const { slot } = wanted;
  const days = times?.days ?? [];
  const dayIndex = Math.max(
    0,
    days.findIndex(({ date }) => date === (wanted.day ?? slot?.slice(0, 10))),
  );
  const isUndecided = isTimeMissing(wanted, times);
  const pickDay = (date: string) => {
    if (date !== days[dayIndex]?.date) onWanted({ slot: null, day: date });
  };
  const pickSlot = (at: string | null) => onWanted({ slot: at, day: null });
  const day = days[dayIndex];
  const nextFree = days.find(({ slots }, index) => index > dayIndex && slots.length > 0);
  const expired =
    slot !== null &&
    times !== undefined &&
    !days.some((one) => one.slots.some((free) => free.schedule_at === slot));
  const closed = times?.now_reason === 'closed';
  const isBusy = times?.now_reason === 'full';
  return (
    <Section title={t('checkout.when')} id="when">
      {loading && <Skeleton height="44px" radius="22px" />}
      {days.length > 0 && (
        <div className="chip-list schedule-section-days" role="group" aria-label={t('checkout.day')}>
          {days.map(({ date, slots }, index) => (
            <button
              key={date}
              type="button"
              className={cx('chip', index === dayIndex && 'on', slots.length === 0 && index > 0 && 'none')}
              aria-pressed={index === dayIndex}
              onClick={() => pickDay(date)}
            >
              {labels.day(date, index)}
            </button>
          ))}
        </div>
      )}
      {isUndecided && day && <Note text={t('checkout.noTimeYet', { day: labels.day(day.date, dayIndex) })} />}
      {expired && <Note live="alert" tone="warn" text={t('checkout.slotGone')} />}
      <fieldset className="slots">
        <legend className="sr-only">{t('checkout.when')}</legend>
        {dayIndex === 0 && (
          <SlotCard
            value=""
            checked={slot === null && !isUndecided}
            disabled={closed || isBusy}
            onChange={() => pickSlot(null)}
            wide
            title={t('checkout.asap')}
            caption={closed ? t('checkout.closedNow') : isBusy ? t('checkout.fullNow') : soon}
          />
        )}
        {day && (
          <Slots key={day.date} slots={day.slots} isToday={dayIndex === 0} value={slot} onChange={pickSlot} />
        )}
        {day?.reason && (
          <div className="slots-none">
            <p>{day.reason === 'closed' ? closedDay : t(NONE[day.reason])}</p>
            {nextFree && (
              <Button variant="quiet" onClick={() => pickDay(nextFree.date)}>
                {t('checkout.nextTimes', { day: labels.day(nextFree.date, days.indexOf(nextFree)) })}
              </Button>
            )}
          </div>
        )}
        {loading && (
          <>
            <Skeleton className="slots-parts" height="52px" radius="16px" />
            {[0, 1, 2, 3, 4, 5].map((one) => (
              <Skeleton key={one} height="60px" radius="16px" />
            ))}
          </>
        )}
      </fieldset>
      {day && day.full > 0 && day.slots.length > 0 && (
        <p className="text-caption">{t('checkout.fullTimes', { count: day.full })}</p>
      )}
      {times && day?.slots[0] && <ZoneNote timeZone={times.time_zone} at={day.slots[0].from} />}
      {closed && dayIndex === 0 && times.opens && (
        <p className="text-caption">
          {t('checkout.opensAt', {
            day: labels.day(
              times.opens.date,
              days.findIndex(({ date }) => date === times.opens?.date),
            ),
            time: isolateAny(labels.clock(times.opens.clock)),
          })}
        </p>
      )}
      {children}
    </Section>
  );
}
