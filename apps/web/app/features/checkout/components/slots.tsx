import type { TimeSlot } from '@errand/contract/checkout';
import { type ReactNode, useState } from 'react';
import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';
import { useSlotWords } from '../use-slot-words.ts';

/** So many stand there at once; a store that never closes has four dozen. */
const FIRST = 8;

/** The free slots of a day. */
export function Slots(props: { slots: TimeSlot[]; value: string | null; onChange: (slot: string) => void }) {
  const t = useText();
  const { span } = useSlotWords();
  const { slots, value, onChange } = props;
  const [all, showAll] = useState(false);
  const chosen = slots.findIndex(({ schedule_at: at }) => at === value);
  const shown = all || chosen >= FIRST ? slots : slots.slice(0, FIRST);
  return (
    <>
      {shown.map(({ schedule_at: at, starts, ends }) => (
        <SlotCard
          key={at}
          value={at}
          checked={at === value}
          onChange={() => onChange(at)}
          title={<bdi dir="ltr">{span(starts, ends)}</bdi>}
        />
      ))}
      {shown.length < slots.length && (
        <button type="button" className="slot more" onClick={() => showAll(true)}>
          {t('checkout.moreTimes', { count: slots.length - shown.length })}
        </button>
      )}
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
}) {
  const { value, checked, onChange, title, caption, disabled } = props;
  return (
    <label className={cx('slot', checked && !disabled && 'on')} aria-disabled={disabled || undefined}>
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
