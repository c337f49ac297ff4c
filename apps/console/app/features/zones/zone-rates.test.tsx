import { TextProvider } from '@errand/client/i18n.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queries, SESSION_KEY } from '#platform/queries.ts';
import { messagesOf } from '../../../test/messages.ts';

// The brand is in the document, which only the browser has.
vi.mock('#platform/brand.ts', () => ({ shopName: '' }));
vi.mock('@errand/contract/console/zones', async (original) => {
  const { describeEndpoint } = await import('../../../vite/describe-endpoint.ts');
  const contract = await original<typeof import('@errand/contract/console/zones')>();
  return {
    ...contract,
    setZoneRates: describeEndpoint(contract.setZoneRates),
  };
});
const { ZoneRates } = await import('./zone-rates.tsx');
type Zone = Parameters<typeof ZoneRates>[0]['zone'];

test('a module that a zone does not offer yet starts with the general rates, never with a delivery of 0', () => {
  const money = { symbol: '€', direction: 'left', digits: 2 };
  queries.setQueryData(SESSION_KEY, { money, permissions: [], reach: {} });
  const general = { per_km_minor: 50, minimum_minor: 200 };
  const zone = { id: 1, modules: [{ id: 4, name: 'Food', type: 'food', rates: null, general }] };
  const Stub = createRoutesStub([
    { path: '*', Component: () => <ZoneRates zone={zone as unknown as Zone} /> },
  ]);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TextProvider language="en" messages={messagesOf('en')}>
        <Stub initialEntries={['/']} />
      </TextProvider>
    </QueryClientProvider>,
  );
  const values = [...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value);
  expect(values.filter((value) => Number(value) === 0 && value !== '')).toEqual([]);
  expect(html).toContain(`settings: ${isolate('€0.50')}`);
  expect(html).toContain(`settings: ${isolate('€2.00')}`);
});
