import { devices } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { orderAsGuest } from './support/orders.ts';
import { start } from './support/start.ts';
import { visit, waitForHydration } from './support/steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on the home screen of a phone every page but the start has a way back; in a browser none is shown', async ({
  page,
}) => {
  await start(page);
  const back = page.getByRole('banner').getByRole('button', { name: 'Back' });
  await page.getByRole('link', { name: 'Saffron Street Kitchen' }).first().click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.locator('.back-button')).toBeHidden();
  // Chromium cannot be told the display mode, so the rules for it apply without their condition.
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) replaceMedia(sheet.cssRules);
    function replaceMedia(rules: CSSRuleList): void {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === '(display-mode: standalone)')
          rule.media.mediaText = 'all';
        if (rule instanceof CSSGroupingRule) replaceMedia(rule.cssRules);
      }
    }
  });
  await expect(back).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('.back-button')).toHaveCount(0);

  // The first page of a visit leads to the start.
  await visit(page, '/store/saffron-street-kitchen');
  await waitForHydration(page);
  await page.locator('.back-button').evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL(/\/home/);
  await expect(page.locator('meta[name="apple-mobile-web-app-capable"]')).toHaveAttribute('content', 'yes');
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  test('the page of an order explains how the shop gets on the home screen for push, and the shop has what that takes', async ({
    page,
  }) => {
    // Safari has push only on the home screen.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await orderAsGuest(page);
    const offer = page.getByRole('region', { name: 'Know when it is on its way' });
    await expect(offer.getByRole('listitem')).toHaveText([
      'Tap Share',
      'Choose Add to Home Screen',
      'Place your next order from there, and choose Notify me on its page.',
    ]);
    await expect(offer.getByRole('button')).toHaveCount(0);
    await expectAccessible(page, 'steps to the home screen');

    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await page.request.get(address ?? '')).json()) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/home', display: 'standalone' });
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    for (const src of [touchIcon ?? '', ...pictures.map((picture) => picture.src)]) {
      const response = await page.request.get(src);
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
    }
  });
});
