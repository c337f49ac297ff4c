import { addFund } from '@errand/contract/wallet';
import { expect, test } from 'vitest';
import { makeCustomer } from '../../../../test/factories/index.ts';
import { openPayingApi } from '../../../../test/payments.ts';

const { api } = await openPayingApi({ settings: { add_fund_status: 1 } });

test('every page that the API serves itself may load the icon of the shop, and data may load nothing', async () => {
  const { token } = await makeCustomer(api.db);
  const body = {
    amount: 20,
    payment_method: 'demo_bank',
    payment_platform: 'web',
    callback: '/profile?page=wallet',
  } as const;
  const { redirect_link: bank } = await api.client({ token }).call(addFund, { body });
  const picturesOf = async (url: string, payload?: object) => {
    const response = await api.inject({ url, ...(payload && { method: 'POST', payload }) });
    const policy = String(response.headers['content-security-policy']);
    const isPage = String(response.headers['content-type']).startsWith('text/html');
    return [url, isPage, /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')[0]];
  };
  for (const url of ['/docs', '/impersonation', bank])
    expect(await picturesOf(url)).toEqual([url, true, "'self'"]);
  expect(await picturesOf(bank, { choice: 'leave' })).toEqual([bank, true, "'self'"]);
  expect(await picturesOf('/openapi.json')).toEqual(['/openapi.json', false, undefined]);
});
