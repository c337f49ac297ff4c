import type { Page } from '@playwright/test';
import { consoleOrigin, invite, signInTo, totpCode } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';
import { addItem, checkOutAsGuest, enterContact, openCart, openItem, placeOrder } from '../support/steps.ts';

// Before the sign-in there is no session, and a stale proof is rejected.
test.use({ expectedNoise: /status of 40[13]/ });

const PASSWORD = 'a long sentence of words';

test('a member signs in with a passkey and proves it again to refund an order', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const shop = baseURL ?? '';
  await start(page, { at: '/store/saffron-street-kitchen' });
  await addItem(page, await openItem(page));
  await checkOutAsGuest(page, await openCart(page));
  await enterContact(page);
  const order = await placeOrder(page);
  await world.deliver(order);

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await signInTo(desk, consoleOrigin(shop), world.account('operator'));
  const mail = `passkey.${Date.now()}@errand.example`;
  const token = await invite(desk, shop, { mail, name: 'Hana Aziz', role: 'Operator' });

  // Passkeys belong to names, not to network addresses.
  const origin = consoleOrigin(shop).replace('127.0.0.1', 'localhost');
  const own = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await addAuthenticator(own);
  await own.goto(`${origin}/invitation#${token}`);
  await own.getByLabel('New password').fill(PASSWORD);
  await own.getByRole('button', { name: 'Create my account' }).click();
  await own.getByRole('button', { name: 'Add a passkey' }).click();
  await own.getByRole('button', { name: 'I have kept them' }).click();
  await own.getByRole('button', { name: 'Hana Aziz' }).click();
  await own.getByRole('menuitem', { name: 'Sign out' }).click();
  await own.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(own.getByRole('navigation', { name: 'Areas' })).toBeVisible();

  await world.forgetProofs();
  await own.goto(`${origin}/orders/${order}`);
  await own.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = own.getByRole('dialog', { name: `Refund order #${order}` });
  await refund.getByLabel('Reason').fill('It came cold');
  await refund.getByRole('button', { name: /^Refund .*\d/ }).click();
  const proof = own.getByRole('dialog', { name: 'Confirm this change' });
  await expect(proof).toBeVisible();
  await expectAccessible(own, 'step-up');
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(refund).toBeHidden();
  await expect(own.getByText('It came cold')).toBeVisible();
  await own.context().close();
  await context.close();
});

test('a member with an own role sees only what it grants, and needs the second factor at every sign-in', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const shop = baseURL ?? '';
  const origin = consoleOrigin(shop);
  await signInTo(page, origin, world.account('operator'));
  const role = `Banner desk ${Date.now()}`;
  await page.goto(`${origin}/staff/roles/new`);
  await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').fill(role);
  await page.getByText('See promotions', { exact: true }).click();
  await expectAccessible(page, 'a new role');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: role })).toBeVisible();
  const mail = `banners.${Date.now()}@errand.example`;
  const token = await invite(page, shop, { mail, name: 'Rami Odeh', role });

  const own = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await own.goto(`${origin}/invitation#${token}`);
  await own.getByLabel('New password').fill(PASSWORD);
  await own.getByRole('button', { name: 'Create my account' }).click();
  await own.getByRole('button', { name: 'Authenticator app' }).click();
  const secret = (await own.locator('.totp-set-up code').textContent()) ?? '';
  await own.getByLabel('The code that the app shows').fill(totpCode(secret));
  await own.getByRole('button', { name: 'Confirm' }).click();
  await own.getByRole('button', { name: 'I have kept them' }).click();
  const areas = own.getByRole('navigation', { name: 'Areas' });
  await expect(areas.getByRole('link')).toHaveText(['Promotions']);
  await own.goto(`${origin}/promotions/banners`);
  await expect(own.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible();
  await expect(own.getByRole('link', { name: 'New banner' })).toHaveCount(0);
  await own.goto(`${origin}/orders`);
  await expect(own.getByRole('heading', { name: 'Your role does not open this' })).toBeVisible();
  await own.context().close();
});

/** A device that confirms every passkey by itself, in Chromium. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
