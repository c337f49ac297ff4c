import { useText } from '@errand/client/i18n.tsx';
import { formatClock, instantOf, isCalendarDay, localTime, parseClock } from '@errand/domain/time';
import { useCallback, useEffect, useState } from 'react';
import { cx } from '../../cx.ts';
import { isolateAny } from '../../isolate.ts';
import { DateInput } from './date-input.tsx';
import { TimeInput } from './time-input.tsx';
import { useDayRules } from './use-day-rules.ts';
import './date-time-input.css';

export type DateTimeInputProps = {
  label: string;
  /** The id of the day's field. */
  id?: string | undefined;
  name?: string | undefined;
  /** "2026-11-27T18:30", or ''. */
  value: string;
  /**
   * Gets a complete day and time, '' when both are cleared, or a text of another form while a part is missing, invalid
   * or rejected.
   */
  onChange: (value: string) => void;
  /** Gets the message that rejects what is entered, or null. */
  onProblem: (problem: string | null) => void;
  /** First and last minute, "2026-11-27T18:30", both inclusive. */
  min?: string | undefined;
  max?: string | undefined;
  /** The zone whose clock the field shows; the visitor's own without it. */
  timeZone?: string | undefined;
  emptyText?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'data-field'?: string | undefined;
};

type Parts = { date: string; time: string };

/** A day and a time of one moment, in two text fields. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { label, id, name, value, onChange, onProblem, min, max, timeZone, className } = props;
  const t = useText();
  const { parts, change } = useParts(value, onChange, (entered) => problemOf(entered) !== null);
  const [typed, setTyped] = useState<{ date: string | null; time: string | null }>({
    date: null,
    time: null,
  });
  const rules = useDayRules();
  const onDateProblem = useCallback((date: string | null) => setTyped((now) => ({ ...now, date })), []);
  const onTimeProblem = useCallback((time: string | null) => setTyped((now) => ({ ...now, time })), []);

  /** The message that rejects a complete day and time. */
  function problemOf({ date, time }: Parts): string | null {
    const minutes = parseClock(time);
    if (minutes === null || !isCalendarDay(date)) return null;
    const at = `${date}T${time}`;
    const timeOf = (text: string) => isolateAny(rules.clockText(text.slice(11)) ?? '');
    if (min && at < min) return t('ui.timeFrom', { time: timeOf(min) });
    if (max && at > max) return t('ui.timeUntil', { time: timeOf(max) });
    if (timeZone && isSkipped(date, minutes, timeZone))
      return t('ui.timeSkipped', { time: isolateAny(rules.timeText(minutes)) });
    return null;
  }

  const problem = typed.date ?? typed.time ?? problemOf(parts);
  useEffect(() => onProblem(problem), [problem, onProblem]);
  const shared = {
    'aria-invalid': props['aria-invalid'],
    'aria-describedby': props['aria-describedby'],
    required: props.required,
    disabled: props.disabled,
  };
  return (
    <span className={cx('date-time', className)} role="group" aria-label={label}>
      <DateInput
        {...shared}
        id={id}
        name={name}
        data-field={props['data-field']}
        label={t('ui.dateOf', { label })}
        value={parts.date}
        onChange={(date) => change({ ...parts, date })}
        onProblem={onDateProblem}
        min={min?.slice(0, 10)}
        max={max?.slice(0, 10)}
        timeZone={timeZone}
        emptyText={props.emptyText}
      />
      <TimeInput
        {...shared}
        label={t('ui.timeOf', { label })}
        value={parts.time}
        onChange={(time) => change({ ...parts, time })}
        onProblem={onTimeProblem}
        offers={(minutes) => problemOf({ date: parts.date, time: formatClock(minutes, '24') }) === null}
      />
    </span>
  );
}

/** The parts of a value that the parent may replace. A rejected value is passed without its time. */
function useParts(value: string, onChange: (value: string) => void, isRejected: (parts: Parts) => boolean) {
  const [parts, setParts] = useState(() => split(value));
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setParts(split(value));
      setSent(value);
    }
  }
  function change(next: Parts): void {
    const joined =
      next.date === '' && next.time === '' ? '' : `${next.date}T${isRejected(next) ? '' : next.time}`;
    setParts(next);
    setSent(joined);
    if (joined !== value) onChange(joined);
  }
  return { parts, change };
}

function split(value: string): Parts {
  const [date = '', time = ''] = value.split('T');
  return { date, time };
}

/** Whether the clocks of the zone skip a time of a day. */
function isSkipped(date: string, minutes: number, timeZone: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return localTime(instantOf({ year, month, day, minutes }, timeZone), timeZone).minutes !== minutes;
}
