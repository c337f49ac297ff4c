import { CUSTOMER } from '../support/steps.ts';
import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';

test('a customer signs in by typing and is known on the next page', { tag: '@share' }, async ({
  tab,
  request,
}) => {
  await start(tab, request, { at: '/home' });
  await tab.within('banner').click('button', 'Sign In');
  const dialog = tab.within('dialog', 'Sign In');
  await dialog.type('Email or phone', CUSTOMER.email);
  await dialog.type('Password', CUSTOMER.password);
  await dialog.click('button', 'Sign In');
  await tab.seeText('Logged in successfully');
  await tab.seeNo('dialog');
  await tab.visit('/profile');
  expect(await tab.see('main')).toContain('Layla Haddad');
});
