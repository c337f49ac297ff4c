import type { Page } from '@playwright/test';

/**
 * Links, buttons and choices of the screen whose target is smaller than 44 px in one direction. A link within a
 * sentence is exempt (WCAG 2.5.8), and so is what another element covers.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Half a target, less a pixel of rounding. */
    const REACH = 21;
    const small: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), select, summary, [role=tab], input:is([type=radio], [type=checkbox])',
    );
    for (const control of controls) {
      const seen = control.closest('label') ?? control;
      if (!seen.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (control.closest('.skip-link, .maplibregl-map, [inert], [aria-hidden=true]')) continue;
      if (isInSentence(control)) continue;
      seen.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = seen.getBoundingClientRect();
      if (width <= 2 || height <= 2) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      if (!hits(x, y)) continue;
      const reaches = (byX: number, byY: number) => hits(x - byX, y - byY) && hits(x + byX, y + byY);
      if (reaches(REACH, 0) && reaches(0, REACH)) continue;
      const name = control.getAttribute('aria-label') ?? seen.textContent ?? '';
      small.push(`${name.trim().slice(0, 30)} (${control.className || control.tagName})`);

      function hits(atX: number, atY: number): boolean {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && seen.contains(hit);
      }
    }
    return [...new Set(small)];

    function isInSentence(control: HTMLElement): boolean {
      const block = control.parentElement;
      if (!block || getComputedStyle(control).display !== 'inline') return false;
      return [...block.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    }
  });
}

/** Fields with a text below 16 px, into which iOS zooms. */
export function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>(
      'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select',
    );
    return [...fields]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.tagName} ${field.id || field.className}`);
  });
}
