import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '../../../../test/harness.ts';

async function serversOf(publicUrl: string, headers: Record<string, string>) {
  const api = await startApi({ deps: { publicUrl } });
  onTestFinished(() => api.stop());
  const response = await api.inject({ url: '/openapi.json', headers });
  expect(response.statusCode).toBe(200);
  return response.json().servers;
}

test('the document names the public address of the shop as its server', async () => {
  const servers = await serversOf('https://shop.errand.test', { host: 'internal:3000' });
  expect(servers).toMatchObject([{ url: 'https://shop.errand.test' }]);
});

test('without a public address the server of the document is the one that was called', async () => {
  expect(await serversOf('', { host: 'localhost:4321' })).toMatchObject([{ url: 'http://localhost:4321' }]);
});
