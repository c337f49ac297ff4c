import { useText } from '@errand/client/i18n.tsx';
import type { TimeSlot } from '@errand/contract/checkout';
import { cx } from '@errand/ui/cx.ts';
import { type ReactNode, useState } from 'react';
import { type DayPart, firstOpen, partsOf } from './day-parts.ts';
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
