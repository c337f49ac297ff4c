import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import { makeItem, makeModule, makeStore } from '../../../test/factories/index.ts';
import { startApi } from '../../../test/harness.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** A program of an integrator. An `@ts-expect-error` fails the type check if the generated types are too wide. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

const [baseUrl, itemId, zone, module] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: baseUrl ?? '' });
const header = { zoneId: \`[\${zone}]\`, moduleId: String(module) };

const guest = await client.POST('/api/v1/auth/guest/request', { body: {} });
const guest_id = guest.data?.guest_id ?? '';
const items = await client.GET('/api/v1/items/latest', { params: { header, query: { limit: 5 } } });
const first: components['schemas']['Item'] | undefined = items.data?.products[0];

const body = { guest_id, item_id: Number(itemId), quantity: 2 };
const cart = await client.POST('/api/v1/customer/cart/add', { params: { header }, body });
const total: number | undefined = cart.data?.[0]?.total_price;
const refused = await client.POST('/api/v1/customer/cart/add', {
  params: { header },
  body: { ...body, item_id: 999_999 },
});
const code: string | undefined = refused.error?.errors[0]?.code;
const anonymous = await client.GET('/api/v1/customer/info');

// @ts-expect-error a line needs its quantity
export const incomplete: components['schemas']['AddToCartBody'] = { item_id: 1 };
// @ts-expect-error the name is no number
export const wrong: number | undefined = first?.name;
// @ts-expect-error an unknown order of the list
export const unsorted = () => client.GET('/api/v1/items/latest', { params: { query: { sort_by: 'color' } } });

const { status } = anonymous.response;
console.log(JSON.stringify({ first: first?.name, total, code, status, anonymous: anonymous.error?.errors[0]?.code }));
`;

const OPTIONS = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
};

test('a program on a generated client type-checks and orders from the server that published the document', async () => {
  const api = await startApi();
  onTestFinished(() => api.stop());
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const module = await makeModule(api.db);
  const store = await makeStore(api.db, { moduleId: module.id });
  const item = await makeItem(api.db, { storeId: store.id, name: { en: 'Brown bread' }, priceMinor: 250 });

  const folder = await programFolder();
  const types = await openapiTS(new URL(`${url}/openapi.json`));
  await writeFile(path.join(folder, 'schema.ts'), astToString(types));
  const check = run(path.join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]);
  expect(await check.catch((error: { stdout: string }) => error)).toHaveProperty('stdout', '');
  const ids = [item.id, store.zoneId, module.id].map(String);
  const { stdout } = await run(process.execPath, [path.join(folder, 'program.ts'), url, ...ids]);
  expect(JSON.parse(stdout)).toEqual({
    first: 'Brown bread',
    total: 5,
    code: 'item_unavailable',
    status: 401,
    anonymous: 'unauthenticated',
  });
});

/**
 * A folder inside the checkout, so that the program finds its packages. It is outside of `node_modules`, in which Node
 * does not run TypeScript.
 */
async function programFolder(): Promise<string> {
  const build = path.join(ROOT, 'apps/api/build');
  await mkdir(build, { recursive: true });
  const folder = await mkdtemp(path.join(build, 'openapi-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'program.ts'), PROGRAM);
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS));
  return folder;
}
