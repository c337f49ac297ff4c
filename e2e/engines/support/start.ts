import type { APIRequestContext } from '@playwright/test';
import { createVisitor, type Visitor, type VisitorOptions } from '../../support/visitor.ts';
import type { Tab } from './tab.ts';

/** Opens a page as a visitor at 12 Lantern Street with a module chosen (`createVisitor`). */
export async function start(
  tab: Tab,
  request: APIRequestContext,
  { at, ...options }: VisitorOptions & { at: string },
): Promise<Visitor> {
  const visitor = await createVisitor(request, options);
  await become(tab, visitor);
  await tab.visit(at);
  return visitor;
}

/** Fills the storage of the tab from a page without scripts. */
export async function become(tab: Tab, { cookies, stored }: Visitor): Promise<void> {
  await tab.window.goto(new URL('/robots.txt', tab.origin).href);
  await tab.window.evaluate(
    (givenCookies, entries) => {
      for (const [name, value] of Object.entries(givenCookies))
        document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    cookies,
    stored,
  );
}
