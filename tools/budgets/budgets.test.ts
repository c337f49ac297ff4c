import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { excesses, measure, tableOf } from './table.ts';

/** A build whose files have the given sizes in bytes. */
function makeBuild(sizes: Record<string, number>, manifest: object): string {
  const client = mkdtempSync(path.join(os.tmpdir(), 'errand-budgets-'));
  onTestFinished(() => rmSync(client, { recursive: true, force: true }));
  mkdirSync(path.join(client, 'assets'));
  for (const [name, size] of Object.entries(sizes))
    writeFileSync(path.join(client, 'assets', name), Buffer.alloc(size));
  const text = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  writeFileSync(path.join(client, 'assets/manifest-1.js'), text);
  writeFileSync(path.join(client, 'assets/route-imports-1.json'), JSON.stringify(IMPORTS));
  return client;
}

const MANIFEST = {
  version: '1',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
  routes: {
    root: { module: '/assets/root.js', css: ['/assets/root.css#'] },
    home: { parentId: 'root', module: '/assets/home.js', css: [] },
    account: { parentId: 'root', module: '/assets/account.js' },
  },
};
const IMPORTS = { root: ['/assets/react.js'], home: ['/assets/react.js', '/assets/cards.js'] };
const SIZES = {
  'entry.js': 1000,
  'react.js': 90_000,
  'react.js.br': 9000,
  'root.js': 2000,
  'home.js': 3000,
  'cards.js': 500,
  'manifest-1.js.br': 500,
  'account.js': 50_000,
  'texts-ar-1.js': 4000,
  'texts-en-1.js': 3500,
  'root.css': 700,
};

function measured(scriptKb: number, scripts = 20, styleKb = 1) {
  const budgets = { home: { module: 'home', scriptKb, scripts, styleKb } };
  return measure(makeBuild(SIZES, MANIFEST), budgets);
}

test('a first view counts the compressed files of the page, its layout and one language, shared files once', () => {
  const [row] = measured(20);
  expect(row).toMatchObject({ page: 'home', scriptKb: 20, scripts: 7, styleKb: 0.7 });
});

test('bytes and files above the limit are reported, and a build at its limits passes', () => {
  expect(excesses(measured(20, 7, 0.7))).toEqual([]);
  expect(excesses(measured(19.9))).toEqual(['home: scriptKb is 20, the limit is 19.9.']);
  expect(excesses(measured(20, 6))).toEqual(['home: scripts is 7, the limit is 6.']);
  expect(excesses(measured(20, 7, 0.6))).toEqual(['home: styleKb is 0.7, the limit is 0.6.']);
});

test('the table shows each page with its limits', () => {
  expect(tableOf(measured(20)).split('\n')[1]).toMatch(/^home +20 ≤ 20 +7 ≤ 20 +0\.7 ≤ 1$/);
});
