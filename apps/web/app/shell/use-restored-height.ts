import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The heights of the pages of this visit by history entry, in pixels. */
const heights = new Map<string, number>();
/** The time in which a slow phone renders what follows the first paint. */
const RENDER_MS = 2000;

/**
 * Back and forward restore the scroll position before the lower part of the page is rendered (`AfterPaint`). Until then
 * the content keeps its previous height.
 */
export function useRestoredHeight(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const left = isReturn ? heights.get(key) : undefined;
    if (left !== undefined) element.style.minBlockSize = `${left}px`;
    const release = () => element.style.removeProperty('min-block-size');
    const timer = setTimeout(release, RENDER_MS);
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
