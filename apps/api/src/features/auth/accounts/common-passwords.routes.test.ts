import { signUp } from '@errand/contract/auth';
import { updateProfile } from '@errand/contract/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { rejectCommonPassword } from './common-passwords.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('a common password is rejected in any letter case, an uncommon one of six characters is not', () => {
  for (const password of ['123456', 'PassWord', 'ｑｗｅｒｔｙ', 'iloveyou', 'marsa2026'])
    expect([password, rejectCommonPassword(password)]).toEqual([
      password,
      [{ code: 'password_common', field: 'password' }],
    ]);
  for (const password of ['q7v#T2', 'harbour light', '']) expect(rejectCommonPassword(password)).toEqual([]);
});

test('a common password is rejected at its field in the language of the form, at sign-up and in the profile', async () => {
  const passwords = { password: 'football', confirm_password: 'football' };
  const person = { name: 'Mona Aziz', email: 'mona@errand.test', phone: '+971501112233' };
  const created = await rejectionOf(api.client().call(signUp, { body: { ...person, ...passwords } }));
  expect(created.errors).toEqual([
    { code: 'password', message: 'This password is too common. Choose one that is harder to guess.' },
  ]);
  const { token } = await makeCustomer(api.db);
  const arabic = api.client({ token, language: 'ar' });
  const changed = await rejectionOf(arabic.call(updateProfile, { body: passwords }));
  expect(changed.errors).toEqual([
    { code: 'password', message: 'كلمة المرور هذه شائعة جدًا. اختر كلمة يصعب تخمينها.' },
  ]);
});
