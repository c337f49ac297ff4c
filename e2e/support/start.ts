import { type Page, test } from '@playwright/test';
import { visit } from './steps.ts';
import {
  createVisitor,
  type Headers,
  listModules,
  type ModuleType,
  tokenOf,
  type VisitorOptions,
} from './visitor.ts';

/**
 * Journeys start from the stored state of a visitor; reaching that state has its own journey (`guest-order.spec.ts`).
 */

export type Start = Omit<VisitorOptions, 'withWrap'> & {
  /** The page to open. */
  at?: string;
};

/** At 12 Lantern Street in the Food module, with one wrap in the cart. */
export function startWithWrap(page: Page, options: Start = {}): Promise<Headers> {
  return start(page, { at: '/store/saffron-street-kitchen', ...options }, true);
}

/** At 12 Lantern Street with a module chosen and an empty cart. Returns the visitor's headers for the API. */
export async function start(page: Page, options: Start = {}, withWrap = false): Promise<Headers> {
  const { at = '/home', ...visitor } = options;
  const { headers, cookies, stored } = await createVisitor(page.request, { ...visitor, withWrap });
  await addCookies(page, cookies);
  await storeOnce(page, stored);
  await visit(page, at);
  return headers;
}

/** Chooses a module without its home page. */
export async function chooseModuleType(page: Page, type: ModuleType): Promise<void> {
  const id = (await listModules(page.request)).find(({ module_type }) => module_type === type)?.id;
  const chosen = JSON.stringify({ id, module_type: type });
  await page.evaluate((module) => localStorage.setItem('module', module), chosen);
  await addCookies(page, { module: String(id) });
}

/** Signs the demo's customer in without the form, from the next page on. */
export async function becomeCustomer(page: Page): Promise<void> {
  const token = await tokenOf(page.request);
  await page.evaluate((given) => localStorage.setItem('token', given), token);
}

/** The base URL of the worker's server. */
export function baseUrl(): string {
  return test.info().project.use.baseURL ?? '';
}

export async function addCookies(page: Page, cookies: Record<string, string>): Promise<void> {
  const url = baseUrl();
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
    );
}

/** Fills the browser's storage before the first page; later changes by pages are preserved. */
async function storeOnce(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    // Signing out clears the session storage.
    if (localStorage.getItem('journey-started')) return;
    localStorage.setItem('journey-started', '1');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}
