import type { Page } from '@playwright/test';
import { consoleOrigin, invite, openConsole } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { orderAsGuest } from '../support/orders.ts';

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
  const order = await orderAsGuest(page);
  await world.deliver(order);

  const desk = await openConsole(browser, consoleOrigin(shop), world.account('operator'));
  const mail = `passkey.${Date.now()}@errand.example`;
  const token = await invite(desk, shop, { mail, name: 'Hana Aziz', role: 'Operator' });

  // Passkeys need a host name instead of an IP address.
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

  await world.expireProofs();
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
  await desk.context().close();
});

/** Adds a virtual authenticator to Chromium that confirms every passkey. */
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
