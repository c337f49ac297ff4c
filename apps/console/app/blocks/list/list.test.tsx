import { TextProvider } from '@errand/client/i18n.tsx';
import { listRefunds } from '@errand/contract/console/refunds';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { queries } from '#platform/queries.ts';
import blocks from '#texts/en/blocks.json' with { type: 'json' };
import { describeEndpoint } from '../../../vite/describe-endpoint.ts';
import { List } from './list.tsx';
import type { RowOf } from './list-types.ts';

/** As the browser gets it, with its query as JSON Schema. */
const endpoint = describeEndpoint(listRefunds) as unknown as typeof listRefunds;
const texts = Object.fromEntries(Object.entries(blocks).map(([key, text]) => [`blocks.${key}`, text]));

/** The HTML of the list at an address, whose query the server answers with these rows. */
function listAt(address: string, query: object, rows: Partial<RowOf<typeof listRefunds>>[] = [{ id: 7 }]) {
  const page = { rows, total: rows.length, total_is_bound: false, next: null };
  queries.setQueryData(['refunds', 'listRefunds', { query }], page);
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <List
          endpoint={endpoint}
          resource="refunds"
          columns={{
            id: { header: 'Number', cell: (row) => `#${row.id}` },
            amount: { header: 'Amount', cell: () => '$1', sort: 'amount_minor' },
            note: { header: 'Note', cell: () => 'None', optional: true },
          }}
          empty={{ title: 'No refunds yet' }}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TextProvider language="en" messages={texts}>
        <Stub initialEntries={[address]} />
      </TextProvider>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  queries.clear();
});

const headersOf = (html: string) =>
  [...html.matchAll(/<th [^>]*>(.*?)<\/th>/g)].map(([, text]) => text?.replace(/<[^>]+>/g, ''));

test('a list asks for what its address says, without parameters that the endpoint does not know', () => {
  const html = listAt('/refunds?search=12&status=requested&cursor=c2&campaign=x', {
    search: '12',
    cursor: 'c2',
    status: 'requested',
  });
  expect(html).toContain('#7');
});

test('an export has the search, filters and sort of the list, and all of its pages', () => {
  const query = { search: '12', direction: 'desc', sort: 'amount_minor', status: 'approved' };
  const html = listAt(
    '/refunds?search=12&direction=desc&sort=amount_minor&status=approved&cursor=c2&columns=note',
    { ...query, cursor: 'c2' },
  );
  const href = /<a [^>]*href="([^"]*)"[^>]*>.*?Export/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const url = new URL(href ?? '', 'http://errand.test');
  expect(url.pathname).toBe('/api/console/v1/refunds');
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...query, format: 'csv' });
});

test('the columns of an address show optional ones and hide others', () => {
  expect(headersOf(listAt('/refunds', {}))).toEqual(['Number', 'Amount']);
  expect(headersOf(listAt('/refunds?columns=amount,note', {}))).toEqual(['Number', 'Note']);
});

test('the sorted column announces its direction', () => {
  const sortOf = (html: string) => /aria-sort="(\w+)"/.exec(html)?.[1];
  expect(sortOf(listAt('/refunds', {}))).toBe('none');
  const query = { sort: 'amount_minor' };
  expect(sortOf(listAt('/refunds?sort=amount_minor', query))).toBe('ascending');
  const html = listAt('/refunds?sort=amount_minor&direction=desc', { direction: 'desc', ...query });
  expect(sortOf(html)).toBe('descending');
});

test('an empty list offers to clear its filters, if it has any', () => {
  expect(listAt('/refunds?sort=amount_minor', { sort: 'amount_minor' }, [])).toContain('No refunds yet');
  const filtered = listAt('/refunds?status=refused', { status: 'refused' }, []);
  expect(filtered).toContain('Nothing matches');
  expect(filtered).toMatch(/<button[^>]*>.*?Clear/);
});
