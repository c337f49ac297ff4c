import { useEffect, useState } from 'react';
import { type Box, clearOffset } from './clear-offset.ts';

/** What toasts must not cover: bars at the lower edge, the buttons of dialogs, and what the keyboard has focused. */
const BARS = '[data-bottom-bar], [role="dialog"] > footer, :focus-visible';
/** A focused dialog or page is no control that a toast could cover. */
const TALLEST_PX = 240;
const TOASTS = '.toast-list';
const FRONT = `${TOASTS} [data-front="true"]`;

/**
 * The distance of the toasts from the lower edge as a CSS length, measured in every frame while there are toasts: bars
 * and dialogs open, close and scroll meanwhile.
 */
export function useClearOffset(hasToasts: boolean): string {
  const [offsetPx, setOffsetPx] = useState<number | null>(null);
  useEffect(() => {
    if (!hasToasts) return;
    let frame = requestAnimationFrame(function measure() {
      setOffsetPx(measureOffset());
      frame = requestAnimationFrame(measure);
    });
    return () => cancelAnimationFrame(frame);
  }, [hasToasts]);
  return offsetPx === null ? 'calc(24px + var(--safe-bottom))' : `${offsetPx}px`;
}

function measureOffset(): number | null {
  const list = document.querySelector(TOASTS)?.getBoundingClientRect();
  const toast = document.querySelector(FRONT);
  if (!list || !toast) return null;
  const bars = [...document.querySelectorAll(BARS)].flatMap((bar): Box[] => {
    const { left, right, top, bottom, width, height } = bar.getBoundingClientRect();
    const isCoverable = width > 0 && height > 0 && height <= TALLEST_PX && bar.closest(TOASTS) === null;
    return isCoverable ? [{ left, right, top, bottom }] : [];
  });
  const { height } = toast.getBoundingClientRect();
  return clearOffset({ left: list.left, right: list.right, height }, bars, window.innerHeight);
}
