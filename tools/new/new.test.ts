import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@errand/contract';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../run.ts';
import {
  contractDefinition,
  contractHead,
  findClash,
  type KnownEndpoint,
  parseEndpointName,
  routeTest,
  service,
} from './slice.ts';
import { writeEndpoint } from './write.ts';

const REORDER = { feature: 'orders', verb: 'reorderAll', kebab: 'reorder-all', pascal: 'ReorderAll' };

test('a name is a feature and a verb', () => {
  expect(parseEndpointName('orders.reorderAll')).toEqual(REORDER);
  for (const wrong of [
    '',
    'orders',
    'orders.',
    '.reorder',
    'Orders.reorder',
    'orders.re-order',
    'a.b.c',
    'orders.delete',
  ])
    expect(parseEndpointName(wrong)).toBe(null);
});

test('the response of a new endpoint reveals nothing about the caller, and a caller without an owner is rejected', async () => {
  const respond = await loadService(service(REORDER));
  const guest = 'guest:5f0c6a1e';
  expect(JSON.stringify(await respond(guest))).not.toContain('5f0c6a1e');
  await expect(respond(null)).rejects.toThrow('guest_required');
});

/** Runs the generated service with stubs of its imports. */
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
  for (const [, option] of contractDefinition(REORDER, 'Orders').matchAll(/^ {2}(\w+):/gm))
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

/** A copy of the files that a slice extends. */
function makeProject(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-new-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const extended = [
    'packages/contract',
    'apps/api/src/app.ts',
    'apps/api/src/features/orders',
    'apps/api/src/platform/openapi',
    'apps/web/app/texts',
    'apps/web/app/routes.ts',
    'apps/web/app/features/orders/routes.ts',
  ];
  for (const name of extended) cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

test('a new endpoint is bound, documented, pinned and has its texts, in an existing feature and in a new one', async () => {
  const root = makeProject();
  const buy = parseEndpointName('gift-cards.buy');
  if (!buy) throw new Error('no name');
  const options = { page: true, endpoints: ENDPOINTS };
  expect(writeEndpoint(root, REORDER, options)).toContain('packages/contract/src/orders.ts (extended)');
  expect(writeEndpoint(root, buy, options)).toContain('packages/contract/src/gift-cards.ts');

  const contract = path.join(root, 'packages/contract/src');
  const { ENDPOINTS: after } = (await import(path.join(contract, 'index.ts'))) as {
    ENDPOINTS: typeof ENDPOINTS;
  };
  const { TAGS } = (await import(path.join(contract, 'documentation/tags.ts'))) as { TAGS: object };
  const made = after.filter(({ name }) => name === 'reorderAll' || name === 'buy');
  expect(made.map(({ method, path: address, tag }) => [method, address, tag])).toEqual([
    ['POST', '/api/v1/orders/reorder-all', 'Orders'],
    ['POST', '/api/v1/gift-cards/buy', 'Gift cards'],
  ]);
  for (const { name, method, path: address, tag, description } of made) {
    expect(description).toBeTruthy();
    expect(TAGS).toHaveProperty([tag]);
    expect(read(root, 'apps/api/src/platform/openapi/addresses.txt')).toContain(
      `\n${address} ${method} ${name}\n`,
    );
  }

  const orders = read(root, 'apps/api/src/features/orders/orders.routes.ts');
  expect(orders).toContain('  route(contract.reorderAll, reorderAll);\n}');
  expect(orders).toContain("import { reorderAll } from './reorder-all.service.ts';");
  expect(read(root, 'apps/api/src/features/gift-cards/gift-cards.routes.ts')).toContain(
    'route(contract.buy, buy);',
  );
  expect(read(root, 'apps/api/src/app.ts')).toContain('  giftCardsRoutes(route);');
  expect(read(root, 'apps/web/app/features/orders/routes.ts')).toContain('routes/reorder-all-page.tsx');
  expect(read(root, 'apps/web/app/routes.ts')).toContain('...giftCardsRoutes,');
  expect(read(root, 'apps/web/app/texts/keys.ts')).toContain("import('./en/gift-cards.json')");
  for (const language of ['en', 'ar']) {
    expect(read(root, `apps/web/app/texts/${language}/orders.json`)).toContain(
      '"reorderAllTitle": "Reorder all"',
    );
    expect(read(root, `apps/web/app/texts/${language}/gift-cards.json`)).toContain('"buyTitle": "Buy"');
  }
});

test('a name or an address that exists is found before anything is written', () => {
  const clash = (text: string, endpoints: KnownEndpoint[]) => {
    const name = parseEndpointName(text);
    return name && findClash(name, endpoints)?.name;
  };
  expect(clash('orders.reorder', [...ENDPOINTS])).toBe('reorder');
  expect(clash('cart.placeOrder', [...ENDPOINTS])).toBe('placeOrder');
  const known = { name: 'sendGift', method: 'POST', path: '/api/v1/gifts/send', tag: 'Gifts' };
  expect(clash('gifts.send', [known])).toBe('sendGift');
  expect(clash('gifts.send', [{ ...known, method: 'GET' }])).toBeUndefined();
  expect(clash('orders.repeatAll', [...ENDPOINTS])).toBeUndefined();
});
