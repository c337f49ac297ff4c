import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { Reading } from '../../tools/spoken/reading-faults.ts';

type Reader = typeof import('@guidepup/virtual-screen-reader')['virtual'];
type Said = {
  /** What is said: "button, Add to Cart". */
  phrase: string;
  /** The part of it that comes from the page. */
  text: string;
  /** Its language. */
  lang: string;
  /** The text was said just before, by an element that neither contains this one nor labels it. */
  isRepeated: boolean;
  node: Node | null;
};

declare global {
  interface Window {
    virtual?: Reader;
    said?: Said[];
  }
}

/** The build for browsers is a module. A page's policy allows no inline module, so its export becomes a global. */
const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
).replace(/export\{[^}]*?([\w$]+) as virtual\};?/, ';window.virtual=$1;');

/** Longer than a request of a page takes, and shorter than the steps of its clocks. */
const QUIET_MS = 800;

/** Reads an element, or the whole page, without the options of closed lists and without the announcements. */
export async function readAloud(page: Page, part?: Locator): Promise<Reading[]> {
  if (!(await page.evaluate(() => 'virtual' in window))) await page.evaluate(SOURCE);
  await page.waitForFunction(() => !document.querySelector('.skeleton, [aria-busy=true]'));
  await page.evaluate(untilQuiet, QUIET_MS);
  return (part ?? page.locator('body')).evaluate(async (container) => {
    const { virtual } = window;
    if (!virtual) throw new Error('The virtual screen reader is not loaded.');
    const said: Said[] = [];
    await virtual.start({ container });
    do {
      const node = virtual.activeNode;
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element?.closest('select > *, [aria-live]')) {
        const text = await virtual.itemText();
        const last = said.at(-1);
        const isSame = text !== '' && last?.text === text && node !== last.node;
        const isWithin = node?.contains(last?.node ?? null) || last?.node?.contains(node);
        const before = last?.node instanceof Element ? last.node : last?.node?.parentElement;
        const isLabel = before?.closest('label, legend, h1, h2, h3, h4');
        said.push({
          phrase: await virtual.lastSpokenPhrase(),
          text,
          lang: element?.closest('[lang]')?.getAttribute('lang') ?? '',
          isRepeated: isSame && !isWithin && !isLabel,
          node,
        });
      }
      await virtual.next();
    } while (virtual.activeNode !== container && said.length < 5000);
    await virtual.stop();
    window.said = said;
    return said.map(({ node: _, ...reading }) => reading);
  });
}

/** Resolves once nothing has been added to the page or removed from it for a while: later parts load when it is idle. */
function untilQuiet(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(wait);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        observer.disconnect();
        resolve();
      }, quietMs);
    }
    observer.observe(document.body, { subtree: true, childList: true });
    wait();
  });
}

/** What the last reading said of a control. */
export function phraseOf(control: Locator): Promise<string> {
  return control.evaluate((element) => window.said?.find(({ node }) => node === element)?.phrase ?? '');
}
