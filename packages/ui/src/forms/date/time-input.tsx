import { useDateStyle } from '@errand/client/forms/date-style.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { Clock } from 'lucide-react';
import { useId, useRef } from 'react';
import { TypedProblem, useProblem } from './typed-problem.tsx';
import { useDayRules } from './use-day-rules.ts';
import { useTouchInput } from './use-touch-input.ts';
import { textDirection, useTyped } from './use-typed.ts';
import './date-input.css';

const panel = lazyPart(() => import('./time-panel.tsx').then((part) => part.TimePanel));

export type TimeInputProps = {
  /** The accessible name, unless a label element belongs to `id`. */
  label: string;
  id?: string | undefined;
  name?: string | undefined;
  /** "18:30", or '' without a time. */
  value: string;
  /** Gets a time, '' when it is cleared, or the typed text while that is no valid time. */
  onChange: (time: string) => void;
  /** Gets the message that rejects the typed text, or null. Without it, the message is shown below the text. */
  onProblem?: ((problem: string | null) => void) | undefined;
  /** Whether the list offers a time of the day, in minutes. All without it. */
  offers?: ((minutes: number) => boolean) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/** A time of the day: a text field that accepts typed times, and a button that opens a list of quarter hours. */
export function TimeInput(props: TimeInputProps) {
  const { label, value, onChange, onProblem, offers, required, disabled } = props;
  const t = useText();
  const { clock } = useDateStyle();
  const rules = useDayRules();
  const typed = useTyped({
    value,
    toText: (time) => rules.clockText(time),
    parse: (text, isFinal) => rules.parseTime(text, value, isFinal),
    onChange,
  });
  useProblem(typed.problem, onProblem);
  const anchor = useRef<HTMLSpanElement>(null);
  const touch = useTouchInput(anchor, clock === '12' ? 'text' : 'numeric');
  const noteId = useId();
  const showsProblem = typed.problem !== null && !onProblem;
  const chosen = rules.clockText(value);
  return (
    <span className="date-input time-input" data-clock={clock} ref={anchor}>
      <input
        {...typed.inputProps}
        {...touch.inputProps(typed.inputProps)}
        id={props.id}
        name={props.name}
        aria-label={props.id ? undefined : label}
        aria-invalid={typed.problem ? true : props['aria-invalid']}
        aria-describedby={showsProblem ? noteId : props['aria-describedby']}
        dir={textDirection(typed.inputProps.value)}
        placeholder={t('ui.timePattern')}
        required={required}
        disabled={disabled}
      />
      <button
        type="button"
        className="icon-button sm"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={touch.open}
        aria-label={chosen ? t('ui.changeTime', { time: chosen }) : t('ui.chooseTime')}
        onClick={touch.show}
      >
        <Clock size={20} />
      </button>
      <LazyPart
        of={panel}
        wanted={touch.wanted}
        props={{
          ...touch.panelProps,
          anchor,
          title: label,
          value,
          offers,
          required: required ?? false,
          onChoose: typed.choose,
        }}
      />
      {showsProblem && <TypedProblem id={noteId} text={typed.problem} />}
    </span>
  );
}
