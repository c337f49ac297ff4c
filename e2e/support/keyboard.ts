import { expect, type Locator, type Page } from '@playwright/test';

/** Rings and toasts take frames, and frames come late on a busy machine. */
const SETTLES_WITHIN_MS = 1500;

export type Stop = { name: string; hiddenBy: string | null; hasIndicator: boolean };

/**
 * The focused element: the fixed or sticky bar that hides it entirely (WCAG 2.4.11), and whether it or its frame shows
 * the focus (2.4.7). Null on the body.
 */
export function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    // A visually hidden control is seen through its label.
    const seen = active.closest('label') ?? active;
    const { x, y, width, height } = seen.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const bars = parts.flatMap((across) =>
      parts.map((down) => {
        let bar = document.elementFromPoint(x + width * across, y + height * down);
        if (!bar) return 'the edge of the screen';
        while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement;
        return bar && !bar.contains(active) ? bar.className : null;
      }),
    );
    // Fields and choices draw a focus ring around their control.
    const frames = [active, ...active.querySelectorAll('span'), active.parentElement, seen].filter(
      (frame) => frame !== null,
    );
    const hasIndicator = frames.some((frame) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(frame, pseudo);
        return (
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
          /0px 0px 0px 2px inset/.test(boxShadow)
        );
      }),
    );
    const name = active.getAttribute('aria-label') ?? seen.textContent ?? '';
    return {
      name: name.trim().slice(0, 40) || active.outerHTML.slice(0, 80),
      hiddenBy: bars.every(Boolean) ? [...new Set(bars)].join(', ') : null,
      hasIndicator,
    };
  });
}

/** Presses `key` until the element has the focus. Every stop on the way is visible and shows the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  const unseen: string[] = [];
  // Finding an element by its role costs more than a stop, so it is found again only after it was replaced.
  let element = await target.elementHandle();
  for (let stops = 0; stops < 200; stops += 1) {
    const reached = await element?.evaluate((node) =>
      node.isConnected ? node === document.activeElement : null,
    );
    if (reached) {
      expect.soft(unseen, `stops on the way to ${target.toString()}`).toEqual([]);
      return;
    }
    if (reached !== false) {
      element = await target.elementHandle();
      continue;
    }
    await page.keyboard.press(key);
    let stop = await focusedStop(page);
    // The ring of a field grows in a transition, and a toast makes room in the next frames.
    const until = Date.now() + SETTLES_WITHIN_MS;
    while (stop && (!stop.hasIndicator || stop.hiddenBy) && Date.now() < until)
      stop = await page.evaluate(nextFrames).then(() => focusedStop(page));
    expect(stop, `the focus left the page on the way to ${target.toString()}`).not.toBeNull();
    if (stop?.hiddenBy) unseen.push(`${stop.name}: behind ${stop.hiddenBy}`);
    if (!stop?.hasIndicator) unseen.push(`${stop?.name}: no indicator`);
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

/** Moves the focus to the element, as `tabTo` does, and presses it. */
export async function pressOn(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** The focus is on the element or inside it. */
export async function expectFocusIn(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => element.contains(document.activeElement)), {
      message: `the focus is in ${target.toString()}`,
    })
    .toBe(true);
}

function nextFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
