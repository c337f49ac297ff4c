import { expect, test } from './support/fixtures.ts';
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
