import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../run.ts';
import { contractDefinition, contractHead, parseEndpointName, routeTest, service } from './slice.ts';
import { writeEndpoint } from './write.ts';

const REORDER = { feature: 'orders', verb: 'reorderAll', kebab: 'reorder-all', pascal: 'ReorderAll' };

test('a name is a feature and a verb', () => {
  expect(parseEndpointName('orders.reorderAll')).toEqual(REORDER);
  for (const wrong of ['', 'orders', 'orders.', '.reorder', 'Orders.reorder', 'orders.re-order', 'a.b.c'])
    expect(parseEndpointName(wrong)).toBe(null);
});

test('the response of a new endpoint reveals nothing of the caller, and nobody without an owner gets one', async () => {
  const respond = await loadService(service(REORDER));
  const guest = 'guest:5f0c6a1e';
  expect(JSON.stringify(await respond(guest))).not.toContain('5f0c6a1e');
  await expect(respond(null)).rejects.toThrow('guest_required');
});

/** Runs the generated service with the parts it imports in place of the real ones. */
async function loadService(text: string) {
  const code = stripTypeScriptTypes(text)
    .replace(/^import .*$/gm, '')
    .replace('export async function', 'return async function');
  // oxlint-disable-next-line typescript/no-implied-eval -- the generated code is the subject
  const load = new Function('AppError', 'ownerOf', code);
  const serve: unknown = load(Error, (viewer: unknown) => viewer);
  const db = { transaction: (work: () => unknown) => work() };
  return (viewer: string | null) =>
    (serve as (ctx: object, input: object) => Promise<unknown>)({ viewer, db }, {});
}

test('the generated code imports names and sets options that exist', async () => {
  const text = `${contractHead()}${service(REORDER)}${routeTest(REORDER)}`;
  const imports = [...text.matchAll(/^import (?:type )?\{(.*)\} from '(\..*|@errand\/contract)'/gm)];
  expect(imports).toHaveLength(5);
  for (const [, names = '', module = ''] of imports) {
    const source = exportsOf(fileOf(module));
    for (const name of names.split(','))
      expect(source).toMatch(new RegExp(`\\b${name.replace('type ', '').trim()}\\b`));
  }
  const endpoint = readFileSync(path.join(CONTRACT, 'endpoint.ts'), 'utf8');
  for (const [, option] of contractDefinition(REORDER).matchAll(/^ {2}(\w+):/gm))
    expect(endpoint).toMatch(new RegExp(`\\b${option}\\??:`));
});

const CONTRACT = path.join(ROOT, 'packages/contract/src');

function fileOf(module: string): string {
  if (module === '@errand/contract') return path.join(CONTRACT, 'index.ts');
  const folder = module.startsWith('./') ? CONTRACT : path.join(ROOT, 'apps/api/src/features/orders');
  return path.join(folder, module);
}

/** The text of a module and of those it exports from. */
function exportsOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const parts = [...text.matchAll(/^export .* from '(\..*)'/gm)].map(([, module = '']) =>
    exportsOf(path.join(path.dirname(file), module)),
  );
  return [text, ...parts].join('\n');
}

test('a slice is written once, with its texts in both languages, and a second run changes nothing', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-new-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = writeEndpoint(root, REORDER, { page: true });
  expect(files).toEqual([
    'packages/contract/src/orders.ts',
    'apps/api/src/features/orders/reorder-all.service.ts',
    'apps/api/src/features/orders/reorder-all.routes.test.ts',
    'apps/web/app/features/orders/routes/reorder-all-page.tsx',
    'apps/web/app/texts/en/orders.json (extended)',
    'apps/web/app/texts/ar/orders.json (extended)',
  ]);
  expect(existsSync(path.join(root, 'packages/contract/src/orders.ts'))).toBe(true);
  expect(writeEndpoint(root, REORDER, { page: true })).toEqual([]);
});
