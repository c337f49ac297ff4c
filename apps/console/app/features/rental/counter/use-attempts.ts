import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Counts the attempts to send a form. After each, the first rejected field has the focus, else the form's beginning with
 * its message is in view. Fields show what is missing from the first attempt on.
 */
export function useAttempts(): {
  form: RefObject<HTMLFormElement | null>;
  isTried: boolean;
  showProblems: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else form.current?.scrollIntoView({ block: 'start' });
  }, [attempts]);
  return { form, isTried: attempts > 0, showProblems: () => setAttempts((count) => count + 1) };
}
