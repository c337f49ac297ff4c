import { announce, textOf } from './announce.ts';

const INVALID = '[aria-invalid="true"], [data-invalid]';
/** The time in which the server's rejection counts as the answer to a submit. */
const ANSWER_MS = 30_000;
/** What a visitor goes to another control by. */
const ACTIONS = ['pointerdown', 'keydown'];

/**
 * After each submit of a form, focuses its first invalid control once its error is rendered, also if the error comes
 * from the server: a screen reader reads the label, and the error as its description. If the control had the focus
 * before, or the visitor has gone to another control meanwhile, only the error is announced. Typing ends the wait. Forms
 * with parts outside of their element share an ancestor with `data-form`. Returns the function that removes the listener.
 */
export function focusInvalidAfterSubmit(): () => void {
  let stop: (() => void) | undefined;
  function onSubmit(event: Event): void {
    stop?.();
    if (event.target instanceof HTMLFormElement) stop = awaitInvalid(event.target);
  }
  document.addEventListener('submit', onSubmit, true);
  return () => {
    stop?.();
    document.removeEventListener('submit', onSubmit, true);
  };
}

/** Focuses the first invalid control of `root`, or announces its error if it has the focus. */
export function focusInvalid(root: Element | null): void {
  const control = root && firstInvalid(root);
  if (control) reach(control, document.activeElement);
}

function awaitInvalid(form: HTMLFormElement): () => void {
  const root = form.closest('[data-form]') ?? form;
  const focusedBefore = document.activeElement;
  const observer = new MutationObserver(check);
  const frame = requestAnimationFrame(check);
  const timer = setTimeout(stop, ANSWER_MS);
  let hasActed = false;
  function stop(): void {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    root.removeEventListener('input', stop);
    for (const type of ACTIONS) document.removeEventListener(type, noteAction, true);
  }
  function noteAction(): void {
    hasActed = true;
  }
  function check(): void {
    const control = firstInvalid(root);
    if (!control) return;
    stop();
    if (hasActed && isOtherControl(document.activeElement, focusedBefore)) announceErrorOf(control);
    else reach(control, focusedBefore);
  }
  root.addEventListener('input', stop);
  for (const type of ACTIONS) document.addEventListener(type, noteAction, true);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
  return stop;
}

function firstInvalid(root: Element): HTMLElement | null {
  return root.querySelector<HTMLElement>(INVALID);
}

/** Whether the focus is at a control that can be reached by keyboard, not only in a dialog that was touched anywhere. */
function isOtherControl(focused: Element | null, focusedBefore: Element | null): boolean {
  return focused instanceof HTMLElement && focused.tabIndex >= 0 && focused !== focusedBefore;
}

function reach(control: HTMLElement, focusedBefore: Element | null): void {
  const target = targetOf(control);
  if (document.activeElement !== target) {
    control.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  } else if (focusedBefore === target) announceErrorOf(control);
}

/** A group of choices is focused at its first one. */
function targetOf(control: HTMLElement): HTMLElement | null {
  return control.matches('fieldset') ? control.querySelector('input') : control;
}

function announceErrorOf(control: HTMLElement): void {
  const ids = targetOf(control)?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids
    .flatMap((id) => document.getElementById(id) ?? [])
    .map(textOf)
    .join(' ');
  announce(error, { assertive: true });
}
