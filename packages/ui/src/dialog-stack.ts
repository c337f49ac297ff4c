import { useEffect, useEffectEvent } from 'react';

const stack: (() => void)[] = [];

/** Closes an open dialog by calling `onClose` when it is the topmost one and `closeTopDialog` is called. */
export function useOpenDialog(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const entry = () => close();
    stack.push(entry);
    return () => void stack.splice(stack.indexOf(entry), 1);
  }, [open]);
}

/** The number of open dialogs. */
export function countDialogs(): number {
  return stack.length;
}

/** Closes the dialog that was opened last. */
export function closeTopDialog(): void {
  stack.at(-1)?.();
}
