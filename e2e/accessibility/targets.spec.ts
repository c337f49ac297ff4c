import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/labels.ts';
import { start, startWithWrap } from '../support/start.ts';
import { visit } from '../support/steps.ts';
import { smallTargets } from '../support/targets.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('links, buttons and choices of the shop have targets of 44 pixels', async ({ page }) => {
  await startWithWrap(page);
  const expectLargeTargets = async (screen: string, ready: Locator) => {
    await expect(ready).toBeVisible();
    expect.soft(await smallTargets(page), screen).toEqual([]);
  };
  await expectLargeTargets('store', page.getByRole('heading', { level: 1, name: english.store }));
  await visit(page, '/store/saffron-street-kitchen?cart=open');
  await expectLargeTargets('cart', page.getByRole('dialog').getByRole('group', { name: english.dish }));
  await visit(page, '/store/saffron-street-kitchen?item=charcoal-chicken-wrap');
  await expectLargeTargets('item', page.getByRole('dialog').getByText(english.large));
  await visit(page, '/home');
  await expectLargeTargets('home', page.getByRole('link', { name: /^View all/ }).first());
  await visit(page, '/store/all');
  await expectLargeTargets('all stores', page.getByRole('link', { name: english.store }).first());
  await visit(page, '/home?menu=open');
  await expectLargeTargets('menu', page.getByRole('dialog').getByRole('link', { name: /^View all/ }));
  await visit(page, '/home?auth=sign-in');
  await expectLargeTargets('sign-in', page.getByRole('button', { name: 'Show password' }));
});

test('links, buttons and choices of the account have targets of 44 pixels', async ({ page }) => {
  await start(page, { at: '/wallet', customer: true });
  for (const address of ['/my-orders', '/profile', '/settings', '/wallet', '/coupons']) {
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect.soft(await smallTargets(page), address).toEqual([]);
  }
});
