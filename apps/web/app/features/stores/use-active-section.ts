import { useEffect, useState } from 'react';

/** The id of the section whose heading last passed below the tabs. */
export function useActiveSection(ids: string[]): string | null {
  const [active, setActive] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(' ');
  useEffect(() => {
    const list = key.split(' ').filter(Boolean);
    let frame = 0;
    function update(): void {
      frame = 0;
      const passed = list.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < 180,
      );
      setActive(passed.at(-1) ?? list[0] ?? null);
    }
    function onScroll(): void {
      frame ||= requestAnimationFrame(update);
    }
    // In a frame: measuring in the effect would lay out the page once more.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return active;
}
