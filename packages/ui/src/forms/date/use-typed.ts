import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';

/** What a typed text means: a value of the field, or the message that says what is wrong. */
export type Typed = { value: string } | { problem: string };

/**
 * The text of a field whose value has another form. While the visitor types, the parent gets each complete value. A text
 * that is no value is passed as it was typed, so that a form with it is rejected and never sent without the field. The
 * message appears when the visitor leaves the field or presses Enter.
 */
export function useTyped(options: {
  value: string;
  /** The text of a valid value; null for any other. */
  toText: (value: string) => string | null;
  /** `isFinal` is false while the visitor types. */
  parse: (text: string, isFinal: boolean) => Typed;
  onChange: (value: string) => void;
}) {
  const { value, toText, parse, onChange } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // A change by the parent replaces what is typed. A parent that keeps no invalid value may clear it, and the text stays.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent && (draft === null || toText(value) !== null)) {
      setDraft(null);
      setProblem(null);
      setSent(value);
    }
  }

  function send(next: string): void {
    if (next === sent) return;
    setSent(next);
    onChange(next);
  }

  function finish(): void {
    if (draft === null) return;
    const typed: Typed = draft.trim() === '' ? { value: '' } : parse(draft, true);
    send('value' in typed ? typed.value : draft.trim());
    setProblem('problem' in typed ? typed.problem : null);
    if ('value' in typed) setDraft(null);
  }

  return {
    problem,
    inputProps: {
      type: 'text',
      autoComplete: 'off',
      spellCheck: false,
      value: draft ?? toText(value) ?? value,
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const text = target.value;
        setDraft(text);
        setProblem(null);
        const typed: Typed = text.trim() === '' ? { value: '' } : parse(text, false);
        send('value' in typed ? typed.value : text.trim());
      },
      onBlur: finish,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') finish();
      },
    } as const,
    /** Takes a value that was chosen elsewhere, such as in the calendar. */
    choose: (next: string) => {
      setDraft(null);
      setProblem(null);
      send(next);
    },
  };
}

/** The writing direction of a typed text; digits alone run from left to right in Arabic too. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  return /[\u0600-\u06ff]/.test(text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, '')) ? 'rtl' : 'ltr';
}
