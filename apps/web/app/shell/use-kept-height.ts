import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The heights of the pages of this visit by history entry, in pixels. */
const heights = new Map<string, number>();
/** By then a slow phone has rendered what follows the first paint. */
const KEPT_MS = 2000;

/**
 * Back and forward scroll to where the page was left, before its lower part is rendered again (`AfterPaint`). Until then the
 * content keeps the height that it had.
 */
export function useKeptHeight(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const left = isReturn ? heights.get(key) : undefined;
    if (left !== undefined) element.style.minBlockSize = `${left}px`;
    const release = () => element.style.removeProperty('min-block-size');
    const timer = setTimeout(release, KEPT_MS);
    const observer = new ResizeObserver(() => heights.set(key, element.offsetHeight));
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      release();
    };
  }, [key, isReturn]);
  return content;
}
