import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const MM_PER_PX = 25.4 / 96;
/** For fractions of pixels that printing rounds differently. */
const SLACK_MM = 2;

/**
 * A strip of paper of 80 mm, printed on a page as long as its content. CSS has no such page (`80mm auto` is not a valid
 * size), so the strip is measured: with its padding of 3 mm it is as high on the screen as the page with its margins.
 */
export function TicketPaper({ children }: { children: ReactNode }) {
  const paper = useRef<HTMLElement>(null);
  const [lengthMm, setLengthMm] = useState(0);
  useLayoutEffect(() => {
    const element = paper.current;
    if (!element) return;
    const measure = () => setLengthMm(Math.ceil(element.offsetHeight * MM_PER_PX) + SLACK_MM);
    // Before the first paint, because the ticket may be printed at once.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <style>{`@page ticket { size: 80mm ${lengthMm}mm; margin: 3mm; }`}</style>
      <section className="ticket" ref={paper}>
        {children}
      </section>
    </>
  );
}
