import { login } from '@errand/contract/auth';
import { forgotPassword, resetPassword, verifyToken } from '@errand/contract/auth-password';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differentCode, findLastCode } from '../../../../test/codes.ts';
import { makeCustomer } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { changeSettings } from '../../settings/index.ts';
import { hashPassword } from '../accounts/password.ts';
import { resolveViewer } from '../session/resolve-viewer.ts';

let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword('open sesame');
  api = await startApi();
});
afterAll(() => api.stop());

const requestReset = (body: object) => api.client().call(forgotPassword, { body });
const reset = (body: object) => api.client().call(resetPassword, { body });

// Requirements: API-47, API-48, API-50, FORGOT-05, FORGOT-17, FORGOT-21, FORGOT-22, FORGOT-23.
test('a forgotten password is reset by email, which ends every session', async () => {
  const customer = await makeCustomer(api.db, { passwordHash });
  const contact = { email: customer.email ?? '', verification_method: 'email' as const };
  await requestReset(contact);
  const reset_token = (await findLastCode(api, contact.email)) ?? '';
  const right = await api.client().call(verifyToken, { body: { ...contact, reset_token } });
  expect(right).toEqual({ message: 'The code is right.' });
  const done = await reset({ ...contact, reset_token, password: 'q7v#T2', confirm_password: 'q7v#T2' });
  expect(done).toEqual({ message: 'Your password was changed.' });
  expect(await resolveViewer(api.deps, customer.token, null)).toBe('stale');
  const signIn = (password: string) =>
    api.client().call(login, { body: { email_or_phone: contact.email, password } });
  expect((await signIn('q7v#T2')).token).not.toBeNull();
  expect((await rejectionOf(signIn('open sesame'))).code).toBe('auth-001');
  const again = { ...contact, reset_token, password: 'another secret', confirm_password: 'another secret' };
  expect((await rejectionOf(reset(again))).code).toBe('reset_token');
});

// Requirements: FORGOT-03, FORGOT-04.
test('a reset accepts a phone with its 10 digits or in international format', async () => {
  const customer = await makeCustomer(api.db, { passwordHash, phone: '+971504440001' });
  await requestReset({ phone: '0504440001', verification_method: 'phone' });
  const reset_token = (await findLastCode(api, customer.phone ?? '')) ?? '';
  expect(reset_token).toMatch(/^\d{6}$/);
  const contact = { phone: '+971504440001', verification_method: 'phone' };
  await reset({ ...contact, reset_token, password: 'new secret', confirm_password: 'new secret' });
  api.clock.advance(59_000);
  expect((await requestReset(contact)).message).toContain('A code is on its way');
  expect((await rejectionOf(requestReset(contact))).status).toBe(429);
});

// Requirements: FORGOT-10, FORGOT-11, FORGOT-12, FORGOT-13.
test('the contact is validated with the messages of the form', async () => {
  const firstErrorOf = async (body: object) => (await rejectionOf(requestReset(body))).errors[0];
  expect(await firstErrorOf({ phone: '', verification_method: 'phone' })).toEqual({
    code: 'phone',
    message: 'Please provide a phone number',
  });
  for (const phone of ['123456789', '12345678901', '05044400x1'])
    expect((await firstErrorOf({ phone, verification_method: 'phone' }))?.message).toBe(
      'Phone number must be exactly 10 digits',
    );
  expect(await firstErrorOf({ email: '', verification_method: 'email' })).toEqual({
    code: 'email',
    message: 'Please provide an email address',
  });
  expect((await firstErrorOf({ email: 'layla@', verification_method: 'email' }))?.message).toBe(
    'Please enter a valid email address',
  );
});

// Requirements: FORGOT-14, FORGOT-15, FORGOT-18, FORGOT-19.
test('the new password is validated with the messages of the form', async () => {
  const contact = { email: 'layla@errand.test', verification_method: 'email', reset_token: '123456' };
  const texts = async (password: string, confirm_password: string) =>
    (await rejectionOf(reset({ ...contact, password, confirm_password }))).errors.map(
      ({ message }) => message,
    );
  expect(await texts('', '')).toEqual(['No password provided.', 'No Confirm Password provided.']);
  expect(await texts('12345', '12345')).toEqual(['Password is too short - should be 6 chars minimum.']);
  expect(await texts('q7v#T2', 'q7v#T3')).toEqual(['Passwords must match']);
});

test('an unknown account gets the same responses and limits as a known one, and no code', async () => {
  const customer = await makeCustomer(api.db, { passwordHash });
  const known = { email: customer.email ?? '', verification_method: 'email' };
  const unknown = { email: 'no.such.account@errand.test', verification_method: 'email' };
  await api.jobs.run();
  expect(await requestReset(known)).toEqual(await requestReset(unknown));
  expect((await api.jobs.waiting()).length).toBe(2);
  expect(await findLastCode(api, known.email)).not.toBeNull();
  expect(await findLastCode(api, unknown.email)).toBeNull();
  expect((await rejectionOf(requestReset(unknown))).status).toBe(429);
  const wrong = { reset_token: '123456', password: 'q7v#T2', confirm_password: 'q7v#T2' };
  const rejections = [
    await rejectionOf(reset({ ...known, ...wrong })),
    await rejectionOf(reset({ ...unknown, ...wrong })),
  ];
  expect(rejections[0]?.errors).toEqual(rejections[1]?.errors);
});

test('a closed account gets no code, and wrong codes of both steps count together', async () => {
  const closed = await makeCustomer(api.db, { passwordHash, blocked: true });
  await requestReset({ email: closed.email, verification_method: 'email' });
  expect(await findLastCode(api, closed.email ?? '')).toBeNull();
  const customer = await makeCustomer(api.db, { passwordHash });
  const contact = { email: customer.email ?? '', verification_method: 'email' as const };
  await requestReset(contact);
  const code = await findLastCode(api, contact.email);
  const wrong = { ...contact, reset_token: differentCode(code) };
  for (let n = 0; n < 3; n += 1) await rejectionOf(api.client().call(verifyToken, { body: wrong }));
  const passwords = { password: 'new secret', confirm_password: 'new secret' };
  for (let n = 0; n < 2; n += 1) await rejectionOf(reset({ ...wrong, ...passwords }));
  const spent = await rejectionOf(reset({ ...contact, reset_token: code, ...passwords }));
  expect(spent.message).toBe('Too many wrong codes. Ask for a new one.');
});

test('a method without a configured channel is rejected', async () => {
  await changeSettings(api.deps, { is_mail_active: false });
  const off = await rejectionOf(requestReset({ email: 'layla@errand.test', verification_method: 'email' }));
  expect(off.code).toBe('method_off');
  await changeSettings(api.deps, { is_mail_active: true });
});
