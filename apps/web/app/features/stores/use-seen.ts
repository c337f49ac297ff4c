import { type RefObject, useEffect, useState } from 'react';

/** What is about to be scrolled into view counts too. */
const NEAR = '300px';

/** Whether the element has been in or near the viewport. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen, ref]);
  return isSeen;
}
