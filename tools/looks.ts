import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import { request } from '@playwright/test';
import sharp from 'sharp';
import { openDisplay } from '../e2e/engines/support/display.ts';
import type { Engine, Size } from '../e2e/engines/support/engine.ts';
import { openChromium, openFirefox } from '../e2e/engines/support/puppeteer.ts';
import { SCREENS } from '../e2e/engines/support/screens.ts';
import { start } from '../e2e/engines/support/start.ts';
import { Tab } from '../e2e/engines/support/tab.ts';
import { openWebkit } from '../e2e/engines/support/webkit.ts';
import { type EngineName, findEngine } from './engines.ts';
import { ROOT } from './run.ts';

/**
 * `npm run looks`: pictures of one page of each kind in Chromium, Firefox and WebKitGTK, side by side, in both languages and
 * two widths, for the eye. Reads the running demo at the given address (http://localhost:3000) and writes to
 * `test-results/looks`.
 */
const [shop = 'http://localhost:3000', folder = path.join(ROOT, 'test-results/looks')] =
  process.argv.slice(2);
const SIZES: Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** Pixels between two pictures. */
const GAP = 16;

mkdirSync(folder, { recursive: true });
const display = await openDisplay();
const engines: Engine[] = [];
const api = await request.newContext({ baseURL: shop });
try {
  engines.push(await openChromium(await programOf('Chromium')));
  engines.push(await openFirefox(await programOf('Firefox'), display.name));
  engines.push(await openWebkit(await programOf('WebKitGTK'), display.name));
  for (const size of SIZES) for (const language of LANGUAGE_CODES) await takeSheets(size, language);
} finally {
  await Promise.all(engines.map((engine) => engine.close()));
  await api.dispose();
  display.close();
}

async function takeSheets(size: Size, language: LanguageCode): Promise<void> {
  const pictures = await Promise.all(engines.map((engine) => takeAll(engine, size, language)));
  for (const [index, { name }] of SCREENS.entries()) {
    const file = path.join(folder, `${name}-${size.width}-${language}.png`);
    await putSideBySide(
      pictures.flatMap((all) => all[index] ?? []),
      size,
      file,
    );
    console.log(file);
  }
}

async function programOf(name: EngineName): Promise<string> {
  const engine = await findEngine(name);
  if (!engine) throw new Error(`${name} is missing: npm run doctor says how to install it.`);
  return engine.path;
}

async function takeAll(engine: Engine, size: Size, language: LanguageCode): Promise<Buffer[]> {
  const window = await engine.openWindow({ size, dark: false });
  const tab = new Tab(window, shop);
  const pictures: Buffer[] = [];
  for (const { at, module } of SCREENS) {
    await start(tab, api, { at, module, language, customer: true });
    // A picture that never loads is one of the things to see.
    await tab.loaded().catch((error: unknown) => console.log(`${at}: ${String(error)}`));
    pictures.push(await window.screenshot());
  }
  await window.close();
  return pictures;
}

async function putSideBySide(pictures: Buffer[], { width, height }: Size, file: string): Promise<void> {
  const sheet = {
    width: pictures.length * (width + GAP) - GAP,
    height,
    channels: 3 as const,
    background: '#888',
  };
  await sharp({ create: sheet })
    .composite(pictures.map((input, index) => ({ input, left: index * (width + GAP), top: 0 })))
    .png()
    .toFile(file);
}
