import { useText } from '@errand/client/i18n.tsx';
import type { TimeSlot } from '@errand/contract/time-slot';
import { cx } from '@errand/ui/cx.ts';
import { type ReactNode, useState } from 'react';
import { useSlotLabels } from './use-slot-labels.ts';
import './slots.css';

/** The most slots shown without parts of the day; a store that never closes has 48. */
const MAX_UNGROUPED = 8;

/** The free slots of a day; with many slots, those of one part of the day and chips for the others. */
export function Slots(props: {
  slots: TimeSlot[];
  isToday: boolean;
  value: string | null;
  onChange: (slot: string) => void;
}) {
  const t = useText();
  const { span } = useSlotLabels();
  const { slots, isToday, value, onChange } = props;
  const [picked, pick] = useState<DayPart | null>(null);
  const parts = slots.length > MAX_UNGROUPED ? partsOf(slots) : [];
  const isChosen = (slot: TimeSlot) => slot.schedule_at === value;
  const open = parts.find(({ part }) => part === picked) ?? firstOpen(parts, isToday, isChosen);
  return (
    <>
      {parts.length > 1 && (
        <div className="segment full slots-parts" role="group" aria-label={t('checkout.partOfDay')}>
          {parts.map((one) => (
            <button
              key={one.part}
              type="button"
              className={cx(one === open && 'on', one.slots.some(isChosen) && 'has-choice')}
              aria-pressed={one === open}
              onClick={() => pick(one.part)}
            >
              {t(`checkout.part.${one.part}`)}
              {one.slots.some(isChosen) && <span className="sr-only">{t('checkout.partChosen')}</span>}
            </button>
          ))}
        </div>
      )}
      {(open?.slots ?? slots).map(({ schedule_at: at, starts, ends }) => (
        <SlotCard
          key={at}
          value={at}
          checked={at === value}
          onChange={() => onChange(at)}
          title={<bdi dir="ltr">{span(starts, ends)}</bdi>}
        />
      ))}
    </>
  );
}

export function SlotCard(props: {
  value: string;
  checked: boolean;
  onChange: () => void;
  title: ReactNode;
  caption?: ReactNode;
  disabled?: boolean;
  /** Spans the whole row. */
  wide?: boolean;
}) {
  const { value, checked, onChange, title, caption, disabled, wide } = props;
  return (
    <label
      className={cx('slots-slot', checked && !disabled && 'on', wide && 'wide')}
      aria-disabled={disabled || undefined}
    >
      <input
        type="radio"
        className="sr-only"
        name="time"
        value={value}
        checked={checked && !disabled}
        disabled={disabled}
        onChange={onChange}
      />
      <b>{title}</b>
      {caption && <span>{caption}</span>}
    </label>
  );
}

/** Parts of the day with the hour at which each ends. */
const ENDS = { night: 6, morning: 12, afternoon: 17, evening: 24 } as const;
type DayPart = keyof typeof ENDS;
type PartOfDay = { part: DayPart; slots: TimeSlot[] };

/** The slots of a day grouped by the part in which they start; empty parts are left out. */
export function partsOf(slots: TimeSlot[]): PartOfDay[] {
  const names = Object.keys(ENDS) as DayPart[];
  return names
    .map((part) => ({ part, slots: slots.filter((slot) => partAt(slot.starts) === part) }))
    .filter((part) => part.slots.length > 0);
}

/**
 * The part shown first: that of the chosen slot, else of today's soonest slot, else the first from the morning on.
 */
export function firstOpen(
  parts: PartOfDay[],
  isToday: boolean,
  isChosen: (slot: TimeSlot) => boolean,
): PartOfDay | undefined {
  const chosen = parts.find(({ slots }) => slots.some(isChosen));
  if (chosen || isToday) return chosen ?? parts[0];
  return parts.find(({ part }) => part !== 'night') ?? parts[0];
}

function partAt(clock: string): DayPart {
  const hour = Number(clock.slice(0, 2));
  if (hour < ENDS.night) return 'night';
  if (hour < ENDS.morning) return 'morning';
  return hour < ENDS.afternoon ? 'afternoon' : 'evening';
}
