import { listStores } from '@errand/contract/stores';
import { expect, test } from 'vitest';
import { pageInput } from '#platform/session/page-input.ts';
import { createPageContext, pageContext } from './server-context.ts';

const text = (code: string) => JSON.stringify({ errors: [{ code, message: code }] });

/** The context of a page with a cookie; the API responds with a status and a code. */
function contextOf(
  { cookie = '', status = 200, code = '' },
  moduleType: (id: number) => Promise<'parcel' | null> = async () => null,
) {
  const input = pageInput({
    method: 'GET',
    origin: 'http://localhost',
    target: '/store/all',
    cookie,
    acceptLanguage: '',
  });
  const transport = async () => ({ status, headers: new Headers(), text: text(code) });
  return createPageContext(input, { transport, moduleType }).get(pageContext);
}

/** The error of a loader's call. */
const rejection = (status: number, code: string): Promise<unknown> =>
  contextOf({ status, code })
    .api.call(listStores, { params: { filter: 'all' }, query: {} })
    .catch((error: unknown) => error);

test('an address whose input the API rejects gives the not-found page', async () => {
  for (const code of ['validation', 'offset', 'filters.0'])
    expect(await rejection(403, code)).toMatchObject({ init: { status: 404 } });
});

test('other rejections are passed on for the page to handle', async () => {
  expect(await rejection(403, 'coordinates')).toMatchObject({ status: 403, code: 'coordinates' });
  expect(await rejection(404, 'not_found')).toMatchObject({ status: 404, code: 'not_found' });
  expect(await rejection(500, 'internal')).toMatchObject({ status: 500, code: 'internal' });
});

test('the type of the module comes from its id, whatever type the cookie names', async () => {
  const types = async (id: number) => (id === 5 ? ('parcel' as const) : null);
  expect(await contextOf({ cookie: 'module=5%3Agrocery' }, types).module()).toEqual({
    id: 5,
    type: 'parcel',
  });
  expect(await contextOf({ cookie: 'module=6%3Aparcel' }, types).module()).toBeNull();
  expect(await contextOf({}, types).module()).toBeNull();
});

test('a type that cannot be read makes the page unavailable', async () => {
  const context = contextOf({ cookie: 'module=5' }, () => Promise.reject(new Error('no connection')));
  expect(context.wasUnavailable()).toBe(false);
  await expect(context.module()).rejects.toThrow('no connection');
  expect(context.wasUnavailable()).toBe(true);
});
