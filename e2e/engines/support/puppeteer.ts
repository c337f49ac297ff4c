import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Engine, Size, Window } from './engine.ts';

/** Firefox has no command for the theme of the system; its preference applies from the start. */
const THEME = 'layout.css.prefers-color-scheme.content-override';
const [DARK, LIGHT] = [0, 1];

/** The stock Firefox, by WebDriver BiDi, in a window on the display: without a window it draws no WebGL. */
export async function openFirefox(executablePath: string, display: string): Promise<Engine> {
  const start = (theme: number) =>
    launch({
      browser: 'firefox',
      executablePath,
      headless: false,
      env: { ...process.env, DISPLAY: display },
      extraPrefsFirefox: { [THEME]: theme, 'ui.prefersReducedMotion': 1 },
    });
  const browser = await start(LIGHT);
  return {
    async openWindow({ size, dark }) {
      if (!dark) return openWindow(browser, size);
      const inDark = await start(DARK);
      return { ...(await openWindow(inDark, size)), close: () => inDark.close() };
    },
    close: () => browser.close(),
  };
}

/** Chromium, for pictures beside those of the other engines. */
export async function openChromium(executablePath: string): Promise<Engine> {
  const args = ['--no-sandbox', '--force-prefers-reduced-motion', '--disable-background-networking'];
  const browser = await launch({ browser: 'chrome', executablePath, args });
  return { openWindow: ({ size }) => openWindow(browser, size), close: () => browser.close() };
}

function launch(options: LaunchOptions): Promise<Browser> {
  return puppeteer.launch({ ...options, defaultViewport: null });
}

async function openWindow(browser: Browser, size: Size): Promise<Window> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  return { ...controlsOf(page), close: () => context.close() };
}

/**
 * What Firefox reports when a page is left: aborted loads of its service worker and of fonts (NS_BINDING_ABORTED), and of
 * data, whose loss the router handles, but which its decoder rejects once more (`done` of turbo-stream).
 */
const ABORTED =
  /A ServiceWorker intercepted the request and encountered an unexpected error|download failed .* status=2152398850|^Error: TypeError: Error in input stream$/;

function controlsOf(page: Page): Omit<Window, 'close'> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.text());
  });
  page.on('pageerror', (error) => report(String(error)));
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    forward: async () => void (await page.goForward({ waitUntil: 'domcontentloaded' })),
    evaluate: (work, ...args) =>
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<ReturnType<typeof work>>,
    run: async (script) => void (await page.evaluate(`void ${script}`)),
    click: (x, y) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async chooseFile(file) {
      const input = await page.$('input[type=file]');
      if (!input) throw new Error('The page has no field for files.');
      await input.uploadFile(file);
    },
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeErrors: () => errors.splice(0),
  };

  function report(line: string): void {
    if (!ABORTED.test(line)) errors.push(line);
  }
}
