import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accentShades } from '@errand/domain/brand';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureBuild, ensureConsoleBuild } from './pages/build.ts';
import { makeDataFolder, ROOT, type StartedProduct, startErrand, startProduct } from './start-testing.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 });

const NAMES: Record<string, string> = { en: 'Qamar Market', ar: 'سوق قمر' };
const LOGO = 'a'.repeat(64);
const LOGO_DARK = 'b'.repeat(64);
const ICON = 'c'.repeat(64);
const SOCIAL = 'd'.repeat(64);
const COLOR = '#5b2a86';
/** What the product or its demo is called, in either script. */
const FIRST_BRAND = /errand(?!-)|Marsa|مرسى/i;
const PAGES = [
  '/',
  '/home',
  '/about-us',
  '/privacy-policy',
  '/track-order',
  '/store-registration',
  '/nowhere',
];

const { folder, remove } = makeDataFolder();
const env = { DATA_DIR: path.join(folder, 'own'), DEMO: '0', SHOP_LOCATION: '53.55,9.99' };
let product: StartedProduct;
let shop: string;
let desk: string;

async function set(key: string, value: unknown): Promise<void> {
  const command = startErrand(['settings', 'set', key, JSON.stringify(value)], env);
  expect([key, await command.exitCode, command.errorOutput()]).toEqual([key, 0, '']);
}

async function read(url: string, language = 'en'): Promise<string> {
  const response = await fetch(url, { headers: { cookie: `language=${language}` } });
  return response.text();
}

beforeAll(async () => {
  await ensureBuild(ROOT, () => {});
  await ensureConsoleBuild(ROOT, () => {});
  product = startProduct({ ...env, CONSOLE_PORT: '0' });
  shop = await product.open();
  desk = /The console is open at (\S+)/.exec(product.output())?.[1] ?? '';
  const settings = {
    business_name: NAMES,
    logo: LOGO,
    logo_dark: LOGO_DARK,
    fav_icon: ICON,
    social_picture: SOCIAL,
    accent_shop: COLOR,
    font: 'Cairo',
  };
  for (const [key, value] of Object.entries(settings)) await set(key, value);
});
afterAll(async () => {
  await product.kill('SIGTERM');
  remove();
});

test.each(LANGUAGE_CODES)(
  'every page names the second brand alone, in its colors and font (%s)',
  async (language) => {
    for (const page of PAGES) {
      const html = await read(shop + page, language);
      expect(html.match(FIRST_BRAND), page).toBeNull();
      expect(html, page).toMatch(new RegExp(`<title>[^<]*${NAMES[language]}</title>`));
      expect(html).toContain(`/media/${LOGO}/`);
      expect(html).toContain(`/media/${LOGO_DARK}/`);
      expect(html).toContain(`/media/${ICON}/192.png`);
      expect(html).toContain(`--accent:${accentShades(COLOR, 'light').accent}`);
      expect(html).toContain('cairo-latin');
    }
    expect(await read(`${shop}/about-us`, language)).toContain(`/media/${SOCIAL}/1200`);
  },
);

test.each(LANGUAGE_CODES)(
  'the application on a phone, and the icons of any document, are of the second brand (%s)',
  async (language) => {
    const manifest = await read(`${shop}/manifest.webmanifest`, language);
    expect(manifest).not.toMatch(FIRST_BRAND);
    expect(JSON.parse(manifest)).toMatchObject({ name: NAMES[language], short_name: NAMES[language] });
    const icon = await fetch(`${shop}/favicon.ico`, { redirect: 'manual' });
    expect([icon.status, icon.headers.get('location')]).toEqual([302, `/media/${ICON}/192.png`]);
    expect(await read(`${shop}/offline.html`, language)).not.toMatch(FIRST_BRAND);
  },
);

test('the console is of the second brand before anybody signs in', async () => {
  const page = await read(`${desk}/sign-in`);
  expect(page).not.toMatch(FIRST_BRAND);
  expect(page).toContain('<title>Qamar Market</title>');
  expect(page).toMatch(new RegExp(`<link rel="icon" href="[^"]*/media/${ICON}/`));
  expect(page).toContain(`"ar":"${NAMES['ar']}"`);
  const manifest = await read(`${desk}/manifest.webmanifest`);
  expect(manifest).not.toMatch(FIRST_BRAND);
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Qamar Market console' });
});

test('no text of pages, mails and console names the product', () => {
  for (const folderOfTexts of ['apps/web/app/texts', 'apps/console/app/texts', 'apps/api/texts'])
    for (const language of LANGUAGE_CODES) {
      const texts = path.join(ROOT, folderOfTexts, language);
      for (const file of readdirSync(texts)) {
        const content = readFileSync(path.join(texts, file), 'utf8');
        expect(content.match(FIRST_BRAND), `${folderOfTexts}/${language}/${file}`).toBeNull();
      }
    }
});

test.each(LANGUAGE_CODES)('the page of a maintenance is of the second brand (%s)', async (language) => {
  await set('maintenance_mode', true);
  const response = await fetch(`${shop}/`, { headers: { cookie: `language=${language}` } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
  const html = await response.text();
  expect(html.match(FIRST_BRAND)).toBeNull();
  expect(html).toMatch(new RegExp(`<title>[^<]*${NAMES[language]}</title>`));
  expect(html).toContain(`/media/${LOGO}/`);
  expect(html).toContain(`--accent:${accentShades(COLOR, 'light').accent}`);
  await set('maintenance_mode', false);
});
