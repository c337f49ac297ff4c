import { useText } from '@errand/client/i18n.tsx';
import type { TimeSlots } from '@errand/contract/checkout';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { type ReactNode, useState } from 'react';
import { ZoneNote } from '#platform/zone-note.tsx';
import { Section } from '../components/section.tsx';
import { SlotCard, Slots } from './slots.tsx';
import { useSlotLabels } from './use-slot-labels.ts';
import './schedule-section.css';

/** As soon as possible, or a free slot of the next days. */
export function ScheduleChoice(props: {
  /** Undefined while they are unknown. */
  times: TimeSlots | undefined;
  loading: boolean;
  /** The duration of an order that starts now; null if it is unknown. */
  soon: string | null;
  closedDay: string;
  slot: string | null;
  onSlot: (slot: string | null) => void;
  /** A note below the choice. */
  children?: ReactNode;
}) {
  const t = useText();
  const labels = useSlotLabels();
  const { times, loading, soon, closedDay, slot, onSlot, children } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const days = times?.days ?? [];
  const dayIndex = Math.max(
    0,
    days.findIndex(({ date }) => date === (picked ?? slot?.slice(0, 10))),
  );
  const day = days[dayIndex];
  const nextFree = days.find(({ slots }, index) => index > dayIndex && slots.length > 0);
  const expired =
    slot !== null &&
    times !== undefined &&
    !days.some((one) => one.slots.some((free) => free.schedule_at === slot));
  const closed = times?.now_reason === 'closed';
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
              onClick={() => setPicked(date)}
            >
              {labels.day(date, index)}
            </button>
          ))}
        </div>
      )}
      {expired && <Note live="alert" tone="warn" text={t('checkout.slotGone')} />}
      <fieldset className="slots">
        <legend className="sr-only">{t('checkout.when')}</legend>
        {dayIndex === 0 && (
          <SlotCard
            value=""
            checked={slot === null}
            disabled={closed}
            onChange={() => onSlot(null)}
            wide
            title={t('checkout.asap')}
            caption={closed ? t('checkout.closedNow') : soon}
          />
        )}
        {day && (
          <Slots key={day.date} slots={day.slots} isToday={dayIndex === 0} value={slot} onChange={onSlot} />
        )}
        {day?.reason && (
          <div className="slots-none">
            <p>{day.reason === 'closed' ? closedDay : t('checkout.noSlotsLeft')}</p>
            {nextFree && (
              <Button variant="quiet" onClick={() => setPicked(nextFree.date)}>
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
      {times && day?.slots[0] && <ZoneNote timeZone={times.time_zone} at={day.slots[0].from} />}
      {closed && dayIndex === 0 && times.opens && (
        <p className="text-caption">
          {t('checkout.opensAt', {
            day: labels.day(
              times.opens.date,
              days.findIndex(({ date }) => date === times.opens?.date),
            ),
            time: isolate(labels.clock(times.opens.clock)),
          })}
        </p>
      )}
      {children}
    </Section>
  );
}
