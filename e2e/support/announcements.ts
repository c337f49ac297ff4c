import { expect, type Page } from '@playwright/test';

/** "polite: Item added to cart". */
export type Announcement = `${'polite' | 'assertive'}: ${string}`;

/**
 * Records what screen readers announce in a page: each text that comes into a live region, once for each region around
 * it. A region that is hidden from screen readers says nothing. Plain script without imports, for any engine: evaluate
 * `RECORDER` in the page before its first event, then read `window.announcements`.
 */
export const RECORDER = `(${record.toString()})()`;

declare global {
  interface Window {
    announcements?: string[];
  }
}

function record(): void {
  if (window.announcements) return;
  const announcements: string[] = [];
  window.announcements = announcements;
  const roles = { status: 'polite', log: 'polite', alert: 'assertive' };
  const hiding = '[aria-hidden=true], [inert], [hidden]';
  const levelOf = (element: Element) => {
    const byRole = roles[element.getAttribute('role') as keyof typeof roles];
    const level =
      element.getAttribute('aria-live') ?? byRole ?? (element.matches('output') ? 'polite' : 'off');
    return level === 'off' || element.closest(hiding) ? null : level;
  };
  const hear = (region: Element, node: Node) => {
    const level = levelOf(region);
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (level && text) announcements.push(`${level}: ${text}`);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        for (let region = node.parentElement; region; region = region.parentElement) hear(region, node);
        if (node instanceof Element)
          for (const each of [node, ...node.querySelectorAll('*')]) hear(each, each);
      }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Records the announcements of a page and of those that it navigates to. The returned function expects exactly these
 * since the last call: it waits for the first ones, and a later call fails if there were more.
 */
export async function watchAnnouncements(
  page: Page,
): Promise<(event: string, expected: (Announcement | RegExp)[]) => Promise<void>> {
  await page.addInitScript(RECORDER);
  await page.evaluate(RECORDER);
  let heard = 0;
  return async (event, expected) => {
    const since = () => page.evaluate((from) => window.announcements?.slice(from) ?? [], heard);
    await expect.poll(async () => (await since()).length, event).toBeGreaterThanOrEqual(expected.length);
    const announcements = await since();
    heard += announcements.length;
    expect(announcements, event).toEqual(
      expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
    );
  };
}
