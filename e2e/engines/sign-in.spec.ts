import { english } from '../support/labels.ts';
import { CUSTOMER } from '../support/steps.ts';
import { test } from './support/fixtures.ts';
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
  await tab.seeToast('Logged in successfully');
  await tab.seeNo('dialog');
  await tab.visit('/profile');
  await tab.within('main').seeText('Layla Haddad');
});

test('Back leads from step to step of a sign-in, and closes a dialog before it leaves the page', {
  tag: '@share',
}, async ({ tab, request }) => {
  await start(tab, request, { at: '/home', withWrap: true });
  await tab.click('button', english.cart);
  await tab.within('dialog', english.cartTitle).click('button', english.checkout);
  await tab.click('button', english.asGuest);
  await tab.arrive(/^\/checkout\?page=cart$/);
  await tab.click('button', english.addContact);
  await tab.within('dialog', english.contact).see('button', english.saveContact);
  await tab.window.back();
  await tab.seeNo('dialog');
  await tab.at(/\/checkout\?page=cart$/);

  await tab.window.back();
  await tab.arrive(/^\/home/);
  await tab.seeNo('dialog');
  await tab.within('banner').click('button', 'Sign In');
  const dialog = tab.within('dialog', 'Sign In');
  await dialog.click('button', 'Send me a one-time code instead');
  await dialog.see('button', 'Send code');
  await tab.window.back();
  await dialog.see('button', 'Send me a one-time code instead');
  await tab.window.forward();
  await dialog.see('button', 'Send code');
  await tab.window.back();
  // A second Back before the first has arrived would lead to the same entry.
  await dialog.see('button', 'Send me a one-time code instead');
  await tab.window.back();
  await tab.seeNo('dialog');
  await tab.at(/\/home$/);
});
