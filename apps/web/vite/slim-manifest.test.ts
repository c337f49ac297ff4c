import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

test('the imports of the routes leave the manifest for a file that its version names, and nothing else changes', () => {
  const client = mkdtempSync(path.join(os.tmpdir(), 'errand-manifest-'));
  onTestFinished(() => rmSync(client, { recursive: true, force: true }));
  const assets = path.join(client, 'assets');
  mkdirSync(assets);
  const entry = { module: '/assets/entry.js', imports: ['/assets/react.js'] };
  const home = { id: 'home', module: '/assets/home.js', css: [] };
  const withImports = { ...home, imports: ['/assets/react.js', '/assets/cards.js'] };
  const manifest = { entry, version: 'abc', routes: { root: { id: 'root' }, home: withImports } };
  writeFileSync(
    path.join(assets, 'manifest-abc.js'),
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  );

  slimManifest(client);

  const slim = { entry, version: 'abc', routes: { root: { id: 'root' }, home } };
  expect(readFileSync(path.join(assets, 'manifest-abc.js'), 'utf8')).toBe(
    `window.__reactRouterManifest=${JSON.stringify(slim)};`,
  );
  const imports: unknown = JSON.parse(readFileSync(path.join(assets, 'route-imports-abc.json'), 'utf8'));
  expect(imports).toEqual({ root: [], home: withImports.imports });
});
