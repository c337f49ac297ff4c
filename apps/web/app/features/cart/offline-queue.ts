import type { CartEdit } from './cart-edits.ts';
import { visitorName } from './visitor-name.ts';

/**
 * What was changed and not yet sent is written down in the browser: a page that is closed, or killed, in a tunnel loses
 * nothing. What is found there is sent again as it was: an addition carries its own key, and everything else says what
 * shall be.
 */
export function persistEdits(moduleId: number, edits: CartEdit[]): void {
  try {
    if (edits.length === 0) localStorage.removeItem(keyOf(moduleId));
    else localStorage.setItem(keyOf(moduleId), JSON.stringify({ visitor: visitorName(), edits }));
  } catch {
    // A browser that keeps nothing: the changes live as long as the page.
  }
}

/** What an earlier page of the same visitor left; it is this page's from now on. */
export function takePersistedEdits(moduleId: number): CartEdit[] {
  try {
    const text = localStorage.getItem(keyOf(moduleId));
    if (text === null) return [];
    localStorage.removeItem(keyOf(moduleId));
    const { visitor, edits } = JSON.parse(text) as { visitor: string; edits: CartEdit[] };
    return visitor === visitorName() ? edits : [];
  } catch {
    return [];
  }
}

function keyOf(moduleId: number): string {
  return `unsent-cart-${moduleId}`;
}
