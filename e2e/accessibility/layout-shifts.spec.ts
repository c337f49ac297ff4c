import { expect, test, watchLayoutShifts } from '../support/fixtures.ts';
import { start } from '../support/start.ts';
import { waitForHydration } from '../support/steps.ts';

const SCREENS = ['/demo-inbox', '/wallet', '/loyalty-points', '/coupons', '/settings', '/profile'];

for (const { device, viewport } of [
  { device: 'a desktop', viewport: { width: 1440, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test(`the account's screens and the sign-up dialog load without layout shift on ${device}`, async ({
      page,
    }) => {
      await start(page, { customer: true });
      const expectNoLayoutShift = await watchLayoutShifts(page);
      for (const address of SCREENS) {
        await page.goto(address);
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        await expectNoLayoutShift(address);
      }
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.goto('/home?auth=sign-up');
      await expect(page.getByRole('dialog').getByLabel('Confirm password')).toBeVisible();
      await expectNoLayoutShift('sign-up');
    });
  });
}
