import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { readTexts } from './texts-plugin.ts';

const page = readFileSync(new URL('../public/offline.html', import.meta.url), 'utf8');
const worker = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');

test('the offline page has the storefront’s logo, icon, landmarks and theme color, and loads nothing from the network', () => {
  expect(page).toMatch(/<header>[\s\S]*id="shop"[\s\S]*<\/header>\s*<main>[\s\S]*<h1>[\s\S]*<\/main>/);
  expect(page).toContain('name="theme-color" media="(prefers-color-scheme: light)" content="#fefcfb"');
  expect(page).toContain('<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,');
  expect(page).not.toMatch(/<(img|script src|link(?! rel="icon"[^>]* href="data:))|url\(/);
});

test('the offline page takes the name and icon of the shop and its fonts from the cache of the service worker', () => {
  const cache = /const CACHE = '([^']+)'/.exec(worker)?.[1];
  expect(cache).toBeTruthy();
  expect(page).toContain(`caches.open('${cache}')`);
  for (const name of ['MANIFEST', 'ICON']) {
    const address = new RegExp(`const ${name} = '([^']+)'`).exec(worker)?.[1];
    expect(page).toContain(`cache.match('${address}')`);
  }
  expect(page).not.toMatch(/Errand\b/);
});

test('another offline page makes another service worker, because browsers fetch the page only when they install one', () => {
  const hash = createHash('sha256').update(page).digest('hex');
  expect(/SHA-256 of the offline page: (\w+)/.exec(worker)?.[1]).toBe(hash);
});

test('the offline page has the storefront’s texts in all languages', () => {
  for (const language of LANGUAGE_CODES) {
    const texts = readTexts(language);
    for (const key of ['shell.offlineTitle', 'shell.offlineText', 'shell.retry']) {
      expect(page).toContain(`>${texts[key]}<`);
    }
  }
});
