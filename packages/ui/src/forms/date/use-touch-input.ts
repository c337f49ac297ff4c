import { useBrowserValue } from '@errand/client/browser-value.ts';
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

const COARSE = '(pointer: coarse)';

/**
 * Opens the panel of a text field: by its button, by Alt and the arrow key, and on touch devices by a tap into the field.
 * There the on-screen keyboard stays closed until the visitor asks to type.
 */
export function useTouchInput(
  anchor: RefObject<HTMLElement | null>,
  keyboard: 'numeric' | 'text' = 'numeric',
) {
  const isCoarse = useBrowserValue(subscribe, isCoarseNow, false);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [typing, setTyping] = useState(false);
  const opensByTap = isCoarse && !typing;

  function show(): void {
    setWanted(true);
    setOpen(true);
  }

  /** Focuses the field within the tap, because iOS opens the keyboard only then. */
  function type(): void {
    flushSync(() => {
      setTyping(true);
      setOpen(false);
    });
    anchor.current?.querySelector('input')?.focus();
  }

  return {
    open,
    wanted,
    show,
    /** The handlers of the field, around those of `own`. */
    inputProps: (own: {
      onBlur: () => void;
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
      onFocus: (event: FocusEvent<HTMLInputElement>) => void;
    }) => ({
      inputMode: opensByTap ? ('none' as const) : keyboard,
      onClick: () => {
        if (opensByTap) show();
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        if (!opensByTap) own.onFocus(event);
      },
      onBlur: () => {
        setTyping(false);
        own.onBlur();
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        own.onKeyDown(event);
        if (event.key !== 'ArrowDown' || !event.altKey) return;
        event.preventDefault();
        show();
      },
    }),
    panelProps: {
      open,
      onClose: () => setOpen(false),
      /** Closes the panel and opens the keyboard; only on touch devices. */
      onType: isCoarse ? type : undefined,
    },
  };
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(COARSE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isCoarseNow(): boolean {
  return window.matchMedia(COARSE).matches;
}
