import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { assetImports } from './asset-imports.ts';

/** The scripts of a build of one page, joined. */
async function scriptsOf(page: string): Promise<string> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'page.js'), page);
  writeFileSync(path.join(root, 'menu.js'), 'export const menu = 1; export const unused = "left out";');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [assetImports()],
    build: { write: false, minify: false, rolldownOptions: { input: path.join(root, 'page.js') } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('every import() of a build is repeated and pending as loadAsset says, and keeps only the used exports', async () => {
  const scripts = await scriptsOf(
    `const { menu } = await import('./menu.js'); document.title = String(menu);`,
  );
  expect(scripts).toMatch(/__vitePreload = \(\.\.\.\w+\) => loadAsset\(/);
  expect(scripts).toMatch(/__vitePreload\(async \(\) => \{/);
  expect(scripts).not.toContain('left out');
});
