import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { directImports } from './direct-imports.ts';

/** The modules that `page`, an import statement, makes the build read, relative to a source folder. */
async function modulesOf(page: string): Promise<string[]> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    'index.ts': `export { a, type A } from './a.ts'; export { b as c } from './b.ts'; export * from './d.ts';`,
    'a.ts': 'export const a = 1; export type A = number;',
    'b.ts': 'export const b = 2;',
    'd.ts': 'export function d() {}',
  };
  const folder = path.join(root, 'packages/domain/src/cart');
  const input = path.join(root, 'packages/ui/src/page.ts');
  for (const name of [folder, path.dirname(input)]) mkdirSync(name, { recursive: true });
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  writeFileSync(input, page);
  const read: string[] = [];
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [directImports(), { name: 'read', transform: (_code, id) => void read.push(path.basename(id)) }],
    resolve: { alias: { '@errand/domain/cart': path.join(folder, 'index.ts') } },
    build: { write: false, rolldownOptions: { input } },
  });
  return read.filter((name) => name in files).toSorted();
}

test('only the modules that define the imported names are read, not the barrel', async () => {
  expect(await modulesOf(`import { a, type A } from '@errand/domain/cart'; console.log(a as A);`)).toEqual([
    'a.ts',
  ]);
  expect(await modulesOf(`import { c as x, d } from '@errand/domain/cart'; console.log(x, d);`)).toEqual([
    'b.ts',
    'd.ts',
  ]);
});

test('a name that the barrel does not export fails the build', async () => {
  await expect(modulesOf(`import { z } from '@errand/domain/cart'; console.log(z);`)).rejects.toThrow(
    're-export z',
  );
});
