import type { CustomerInfo } from '@errand/contract/customer';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { DeleteAccount } from '../settings/delete-account.tsx';
import { type Parts, PersonalDetails } from './personal-details.tsx';

const parts: Parts = { Face: () => <i>face</i>, CodeDialog: () => null, Strength: () => null };
const layla = {
  id: 7,
  f_name: 'Layla',
  l_name: 'Haddad',
  email: 'layla@errand.example',
  phone: '+971500001234',
  is_phone_verified: 1,
} as CustomerInfo;

function screen(manual: 0 | 1, customer: CustomerInfo = layla): string {
  const end = <DeleteAccount customer={customer} removal={{ mutate: () => {}, isPending: false }} />;
  return render(
    <PersonalDetails customer={customer} parts={parts} confirmed={(call) => call()} end={end} />,
    {
      config: { centralize_login: { manual_login_status: manual } as never },
    },
  );
}
const input = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

// Requirements: CONFIG-34, PROFILE-07.
test('password fields appear only when password sign-in is enabled', () => {
  expect(input(screen(1), 'password')).toContain('type="password"');
  expect(input(screen(1), 'confirmPassword')).toContain('type="password"');
  expect(screen(0)).not.toContain('type="password"');
});

// Requirements: PROFILE-03, PROFILE-04..06, PROFILE-12, PROFILE-20, PROFILE-21.
test('photo, name and contacts are filled in, a verified phone is fixed, and the account can be deleted', () => {
  const html = screen(1);
  expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="[^"]*image\/png[^"]*image\/gif/);
  expect(input(html, 'name')).toContain('value="Layla Haddad"');
  expect(input(html, 'email')).toContain('value="layla@errand.example"');
  expect(input(html, 'phone')).toContain('value="+971500001234"');
  expect(input(html, 'phone')).toContain('disabled');
  expect(textOf(html)).toContain('Phone (Not Changeable)');
  expect(html).toMatch(/<button[^>]*>Delete account<\/button>/);
  const open = screen(1, { ...layla, is_phone_verified: 0 });
  expect(input(open, 'phone')).not.toContain('disabled');
  expect(textOf(open)).not.toContain('(Not Changeable)');
});
