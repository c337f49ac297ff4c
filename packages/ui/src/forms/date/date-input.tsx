import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { isCalendarDay } from '@errand/domain/time';
import { CalendarDays } from 'lucide-react';
import { useId, useRef } from 'react';
import { TypedProblem, useProblem } from './typed-problem.tsx';
import { type DayLimits, useDayRules } from './use-day-rules.ts';
import { useTouchInput } from './use-touch-input.ts';
import { textDirection, useTyped } from './use-typed.ts';
import './date-input.css';

const panel = lazyPart(() => import('./calendar-panel.tsx').then((part) => part.CalendarPanel));

export type DateInputProps = DayLimits & {
  /** The accessible name, unless a label element belongs to `id`. */
  label: string;
  id?: string | undefined;
  name?: string | undefined;
  /** "2026-11-27", or '' without a day. */
  value: string;
  /** Gets a day, '' when it is cleared, or the typed text while that is no valid day. */
  onChange: (day: string) => void;
  /** Gets the message that rejects the typed text, or null. Without it, the message is shown below the text. */
  onProblem?: ((problem: string | null) => void) | undefined;
  /** Shown while the field is empty, such as "Any day". */
  emptyText?: string | undefined;
  /** The zone whose day is today; the visitor's own without it. */
  timeZone?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'data-field'?: string | undefined;
};

/** A day: a text field that accepts typed dates, and a button that opens a calendar. */
export function DateInput(props: DateInputProps) {
  const {
    label,
    value,
    onChange,
    onProblem,
    emptyText,
    timeZone,
    required,
    disabled,
    min,
    max,
    isUnavailable,
  } = props;
  const t = useText();
  const rules = useDayRules();
  const limits = { min, max, isUnavailable };
  const typed = useTyped({
    value,
    toText: rules.dayText,
    parse: (text, isFinal) => rules.parseDay(text, limits, isFinal),
    onChange,
  });
  useProblem(typed.problem, onProblem);
  const anchor = useRef<HTMLSpanElement>(null);
  const touch = useTouchInput(anchor);
  const noteId = useId();
  const showsProblem = typed.problem !== null && !onProblem;
  const chosen = rules.dayText(value);
  return (
    <span className="date-input" ref={anchor} data-empty={typed.inputProps.value === '' || undefined}>
      <input
        {...typed.inputProps}
        {...touch.inputProps(typed.inputProps)}
        id={props.id}
        name={props.name}
        aria-label={props.id ? undefined : label}
        aria-invalid={typed.problem ? true : props['aria-invalid']}
        aria-describedby={showsProblem ? noteId : props['aria-describedby']}
        data-field={props['data-field']}
        dir={textDirection(typed.inputProps.value)}
        placeholder={emptyText ?? t('ui.datePattern')}
        required={required}
        disabled={disabled}
      />
      <button
        type="button"
        className="icon-button sm"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={touch.open}
        aria-label={chosen ? t('ui.changeDate', { date: chosen }) : t('ui.chooseDate')}
        onClick={touch.show}
      >
        <CalendarDays size={20} />
      </button>
      <LazyPart
        of={panel}
        wanted={touch.wanted}
        props={{
          ...touch.panelProps,
          anchor,
          title: label,
          value: isCalendarDay(value) ? value : '',
          limits,
          timeZone,
          emptyText: required ? undefined : (emptyText ?? t('ui.clearDate')),
          onChoose: typed.choose,
        }}
      />
      {showsProblem && <TypedProblem id={noteId} text={typed.problem} />}
    </span>
  );
}
