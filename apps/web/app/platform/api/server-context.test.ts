import { listStores } from '@errand/contract/stores';
import { expect, test } from 'vitest';
import { createPageContext, pageContext } from './server-context.ts';

/** The error of a loader's call when the API responds with a status and a code. */
async function rejection(status: number, code: string): Promise<unknown> {
  const text = JSON.stringify({ errors: [{ code, message: code }] });
  const transport = async () => ({ status, headers: new Headers(), text });
  const context = createPageContext(new Request('http://localhost/store/all'), transport, '');
  const call = context.get(pageContext).api.call(listStores, { params: { filter: 'all' }, query: {} });
  return call.catch((error: unknown) => error);
}

test('an address whose input the API rejects gives the not-found page', async () => {
  for (const code of ['validation', 'offset', 'filters.0'])
    expect(await rejection(403, code)).toMatchObject({ init: { status: 404 } });
});

test('other rejections are passed on for the page to handle', async () => {
  expect(await rejection(403, 'coordinates')).toMatchObject({ status: 403, code: 'coordinates' });
  expect(await rejection(404, 'not_found')).toMatchObject({ status: 404, code: 'not_found' });
  expect(await rejection(500, 'internal')).toMatchObject({ status: 500, code: 'internal' });
});
