import { login } from '@errand/contract/auth';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '../../../../test/harness.ts';
import { buildApi } from '../../../app.ts';

test('behind a remote balancer, failed sign-ins count for the visitor who sent them, and no caller can forge another address', async () => {
  const api = await startApi();
  onTestFinished(() => api.stop());
  const app = await buildApi(api.deps, { trustedProxies: ['10.1.0.0/16'] });
  onTestFinished(() => app.close());
  const payload = { email_or_phone: 'layla@errand.test', password: 'wrong password', login_type: 'manual' };
  const signIn = async (remoteAddress: string, visitor: string) => {
    const headers = { 'x-forwarded-for': visitor };
    return (await app.inject({ method: 'POST', url: login.path, remoteAddress, headers, payload }))
      .statusCode;
  };
  const rejectedFrom = async (remoteAddress: string, visitorOf: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await signIn(remoteAddress, visitorOf(n)));
    return statuses.at(-1);
  };
  expect(await rejectedFrom('10.1.0.5', () => '203.0.113.1')).toBe(429);
  expect(await signIn('10.1.0.5', '203.0.113.2')).toBe(401);
  expect(await rejectedFrom('198.51.100.9', (n) => `203.0.113.${100 + n}`)).toBe(429);
});
