import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { uncalledConsoleEndpoints, uncalledEndpoints, unusedPermissions } from './endpoints.ts';
import { unreadSettings, unshownTexts } from './settings.ts';
import { unwrittenTables } from './tables.ts';
import { compare } from './wiring.ts';

function makeProject(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-wiring-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

const FLEET = 'apps/api/src/features/fleet';
const TABLES = "export const vehicles = pgTable(\n  'vehicles',\n  {},\n);\n";
const QUERIES = `import { vehicles as cars } from './fleet.tables.ts';

export function addVehicle(q) {
  return q.insert(cars).values({});
}

export function listVehicles(q) {
  return q.select().from(cars);
}
`;
const route = (call: string) =>
  `import { fleet } from './index.ts';\n\nexport function routes(route) {\n  route(() => ${call});\n}\n`;

test('a table is written only by a function that a route reaches, also through a door and an object', () => {
  const project = (call: string, others: Record<string, string> = {}) =>
    unwrittenTables(
      makeProject({
        [`${FLEET}/fleet.tables.ts`]: TABLES,
        [`${FLEET}/fleet.queries.ts`]: QUERIES,
        [`${FLEET}/index.ts`]:
          "import { addVehicle as add } from './fleet.queries.ts';\n\nexport const fleet = { add };\n\nexport { listVehicles } from './fleet.queries.ts';\n",
        [`${FLEET}/fleet.routes.ts`]: route(call),
        ...others,
      }),
    );
  expect(project('fleet.add()')).toEqual([]);
  expect(project('nothing()')).toEqual(['vehicles']);
  const demo = {
    'apps/api/src/features/demo/demo.jobs.ts': "import { fleet } from '../fleet/index.ts';\n\nfleet.add();\n",
  };
  expect(project('nothing()', demo)).toEqual(['vehicles']);
  const seed = { 'apps/api/seed/seed-fleet.ts': 'q.insert(vehicles);\n' };
  expect(project('nothing()', seed)).toEqual(['vehicles']);
  const sql = { [`${FLEET}/add.routes.ts`]: 'export const text = `insert into vehicles (id) values (1)`;\n' };
  expect(project('nothing()', sql)).toEqual([]);
  // A comment writes nothing.
  const comment = {
    [`${FLEET}/add.routes.ts`]: '/** As `insert into vehicles` does. */\nexport const a = 1;\n',
  };
  expect(project('nothing()', comment)).toEqual(['vehicles']);
});

test('an endpoint is called by an import, a namespace or a lazy import of its application, not by a type or a test', () => {
  const endpoints = "export const getCart = endpoint({\n  path: '/api/v1/cart',\n});\n";
  const found = (file: string, text: string) =>
    uncalledEndpoints(makeProject({ 'packages/contract/src/cart.ts': endpoints, [file]: text }));
  const web = 'apps/web/app/cart.ts';
  expect(found(web, "import {\n  getCart,\n} from '@errand/contract/cart';\n")).toEqual([]);
  expect(
    found(web, "import * as contract from '@errand/contract/cart';\n\ncall(contract.getCart);\n"),
  ).toEqual([]);
  expect(found(web, "const { getCart } = await import('@errand/contract/cart');\n")).toEqual([]);
  expect(found(web, "import { type getCart } from '@errand/contract/cart';\n")).toEqual(['getCart']);
  expect(found(web, "import { getCart } from './own.ts';\n")).toEqual(['getCart']);
  const imported = "import { getCart } from '@errand/contract/cart';\n";
  expect(found('apps/web/app/cart.test.ts', imported)).toEqual(['getCart']);
  expect(found('apps/console/app/cart.ts', imported)).toEqual(['getCart']);
});

test('an endpoint of the console needs a screen, and a permission an endpoint', () => {
  const root = makeProject({
    'packages/contract/src/console/permissions.ts':
      "export const PERMISSIONS = ['cart.read', 'cart.pay'] as const;\n",
    'packages/contract/src/console/cart.ts':
      "export const readCart = consoleEndpoint({\n  path: '/api/console/v1/cart',\n  permission: 'cart.read',\n});\n",
    'apps/web/app/cart.ts': "import { readCart } from '@errand/contract/console/cart';\n",
  });
  expect(uncalledConsoleEndpoints(root)).toEqual(['readCart']);
  expect(unusedPermissions(root)).toEqual(['cart.pay']);
});

const DEFAULTS = `const payment = {
  tips: 1,
  apple: [{ client: '', ids: { android: '' } }],
};
`;
function makeSettings(code: string): string {
  return makeProject({
    'apps/api/src/features/settings/settings.defaults.ts': DEFAULTS,
    'apps/api/src/features/checkout/read.ts': code,
  });
}

test('a setting is read as a member of the settings, and each of its parts by name', () => {
  const apple = 'const { client, android } = (await ctx.settings()).apple[0].ids;\n';
  for (const tips of [
    'isOn(settings.tips);\n',
    'isOn((await ctx.settings()).tips);\n',
    'const { tips: isOn } = useRootData().config;\n',
    'function read({ tips }: Settings) {}\n',
  ])
    expect(unreadSettings(makeSettings(tips + apple))).toEqual([]);
  expect(unreadSettings(makeSettings('isOn(order.tips, settings);\n'))).toEqual(['apple', 'tips']);
  expect(unreadSettings(makeSettings('// settings.tips\nconst a = config.apple.ids;\n'))).toEqual([
    'apple.android',
    'apple.client',
    'tips',
  ]);
});

test('a text under Content that no page shows is reported', () => {
  const root = makeProject({
    'packages/contract/src/console/content.ts':
      "export const LANDING_TEXTS = [\n  'title',\n  'note',\n] as const;\n",
    'apps/web/app/landing.tsx': 'export const head = <h1>{landing.title}</h1>;\n',
  });
  expect(unshownTexts(root)).toEqual(['note']);
});

test('an exception that is no longer needed is reported', () => {
  const exceptions = { 'a reason': ['carts', 'orders'] };
  expect(compare('table', ['carts', 'items'], exceptions)).toEqual([
    'table: items',
    'table: orders is none any more, delete it from wiring/exceptions.ts',
  ]);
});
