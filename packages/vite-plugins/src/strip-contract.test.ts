import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { stripContract } from './strip-contract.ts';

const CONTRACT = path.join(import.meta.dirname, '../../contract/src');

/** What a browser receives of `source`, which may import from `contract/…`. */
async function bundle(source: string): Promise<string> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-contract-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(path.join(root, 'page.js'), source);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [stripContract()],
    resolve: { alias: { contract: CONTRACT } },
    build: { write: false, minify: false, rolldownOptions: { input: path.join(root, 'page.js') } },
  });
  return (result as Rolldown.RolldownOutput).output
    .map((file) => ('code' in file ? file.code : ''))
    .join('\n');
}

test('the browser receives the method and path of an endpoint, without schemas, summaries and error texts', async () => {
  const code = await bundle(`import { addToCart } from 'contract/cart.ts'; window.x = addToCart;`);
  expect(code.replaceAll(/\s/g, '')).toContain('x={"method":"POST","path":"/api/v1/customer/cart/add"};');
  expect(code).not.toMatch(/inert|z\.|summary|guest_required|cart_line_gone/);
});

test('endpoints that a function of the contract builds are reduced as well', async () => {
  const code = await bundle(
    `import { listPopularItems } from 'contract/catalog-lists.ts'; window.x = listPopularItems;`,
  );
  expect(code).toContain('/api/v1/items/popular');
  expect(code).not.toMatch(/Items ordered most|\/api\/v1\/items\/set-menu/);
});

test('a schema that runs in the browser fails the build', async () => {
  const source = `import { lineBody } from 'contract/cart.ts'; window.x = lineBody.parse({});`;
  await expect(bundle(source)).rejects.toThrow('runs a zod schema');
});
