import { useEffect, useRef } from 'react';

const STOPS =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [data-dialog-close])';
const TEXT_FIELDS = 'textarea, input:not([type="radio"], [type="checkbox"], [type="file"])';

/**
 * Focuses the field that a dialog begins with, else its title, so that a screen reader announces it. On touch devices
 * always the title, because a field would open the keyboard over the dialog.
 */
export function focusStart(dialog: Element): void {
  const first = dialog.querySelector<HTMLElement>(`.dialog-body ${STOPS}`);
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const start = first?.matches(TEXT_FIELDS) && !isTouch ? first : titleOf(dialog);
  start?.focus({ preventScroll: true });
}

/** For content of a dialog that loads after it has opened: moves the focus from the title to its first field. */
export function FocusLoaded() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.closest('[role=dialog]');
    if (dialog && document.activeElement === titleOf(dialog)) focusStart(dialog);
  }, []);
  return <span ref={mark} hidden />;
}

/**
 * Returns the focus of a closed dialog to its opener, or to the content of the page if the opener is gone. Does nothing
 * if the focus has moved on.
 */
export function returnFocus(opener: Element | null): void {
  const active = document.activeElement;
  if (active && active !== document.body && !active.closest('[data-state="closed"]')) return;
  const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function titleOf(dialog: Element): HTMLElement | null {
  return dialog.querySelector('[data-dialog-title]');
}
