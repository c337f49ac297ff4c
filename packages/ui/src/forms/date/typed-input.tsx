import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTouchInput } from './use-touch-input.ts';
import { textDirection, useTyped } from './use-typed.ts';
import './date-input.css';

/** What inputs of days and of times have in common. */
export type TypedInputProps = {
  /** The accessible name, unless a label element belongs to `id`. */
  label: string;
  id?: string | undefined;
  name?: string | undefined;
  /** "2026-11-27" or "18:30"; '' while the field is empty. */
  value: string;
  /** Gets a value, '' when it is cleared, or the typed text while that is no valid value. */
  onChange: (value: string) => void;
  /** Gets the message that rejects the typed text, or null. Without it, the message is shown below the text. */
  onProblem?: ((problem: string | null) => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'data-field'?: string | undefined;
};

type Touch = ReturnType<typeof useTouchInput>;

/** What every panel gets: the field that it belongs to, and what to do with the chosen value. */
type PanelProps = Touch['panelProps'] & {
  anchor: RefObject<HTMLSpanElement | null>;
  title: string;
  onChoose: (value: string) => void;
};

type Own = Pick<Parameters<typeof useTyped>[0], 'toText' | 'parse'> & {
  frame?: ComponentProps<'span'> & { 'data-clock'?: string };
  placeholder: string;
  keyboard?: 'numeric' | 'text';
  /** The button that opens the panel. */
  button: { label: string; icon: ReactNode };
  panel: (props: PanelProps, wanted: boolean) => ReactNode;
};

/** A text field that accepts typed values, and a button that opens a panel to choose one. */
export function TypedInput(props: TypedInputProps & Own) {
  const { label, value, onChange, onProblem, disabled, toText, parse, keyboard, button, panel } = props;
  const typed = useTyped({ value, toText, parse, onChange });
  const { problem } = typed;
  useEffect(() => onProblem?.(problem), [problem, onProblem]);
  const anchor = useRef<HTMLSpanElement>(null);
  const touch = useTouchInput(anchor, keyboard);
  const noteId = useId();
  const showsProblem = problem !== null && !onProblem;
  const text = typed.inputProps.value;
  return (
    <span className="date-input" {...props.frame} ref={anchor}>
      <input
        {...typed.inputProps}
        {...touch.inputProps(typed.inputProps)}
        id={props.id}
        name={props.name}
        aria-label={props.id ? undefined : label}
        aria-invalid={problem ? true : props['aria-invalid']}
        aria-describedby={showsProblem ? noteId : props['aria-describedby']}
        data-field={props['data-field']}
        dir={textDirection(text)}
        placeholder={props.placeholder}
        required={props.required}
        disabled={disabled}
      />
      <button
        type="button"
        className="icon-button sm"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={touch.open}
        aria-label={button.label}
        onClick={touch.show}
      >
        {button.icon}
      </button>
      {panel({ ...touch.panelProps, anchor, title: label, onChoose: typed.choose }, touch.wanted)}
      {showsProblem && (
        <span className="field-error date-input-problem" id={noteId}>
          <CircleAlert size={16} />
          {problem}
        </span>
      )}
    </span>
  );
}
