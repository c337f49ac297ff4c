import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openPlaces, waitForMap } from './support/place-steps.ts';
import { start, startWithWrap } from './support/start.ts';
import { visit } from './support/steps.ts';

type Violation = { directive: string; blocked: string };

/** Records what the policies of the pages block, from the first byte on. */
async function watchViolations(page: Page): Promise<() => Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => void violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { reportViolation: (violation: object) => void }).reportViolation({
        directive: effectiveDirective,
        blocked: blockedURI,
      }),
    );
  });
  return () => violations;
}

const GUEST_PAGES = [
  '/',
  '/home',
  '/store/all',
  '/store/saffron-street-kitchen',
  '/categories',
  '/campaigns',
  '/home?find=wrap',
  '/home?cart=open',
  '/home?auth=sign-in',
  '/checkout',
  '/track-order',
  '/help-and-support',
  '/terms-and-conditions',
  '/store-registration',
  '/deliveryman-registration',
  '/forgot-password',
  '/nothing-here',
];
const CUSTOMER_PAGES = ['/profile', '/my-orders', '/wallet', '/loyalty-points', '/coupons', '/settings'];

test.describe('pages of a guest, also one that does not exist', () => {
  test.use({ expectedNoise: /status of 404 .*nothing-here/ });

  test('the policy of no page blocks what the page needs', async ({ page }) => {
    const violations = await watchViolations(page);
    await startWithWrap(page);
    for (const address of GUEST_PAGES) {
      await visit(page, address);
      await page.waitForLoadState('networkidle');
      expect(violations(), address).toEqual([]);
    }
    await visit(page, '/home');
    const places = await openPlaces(page);
    await places.getByRole('button', { name: 'Pick from map' }).click();
    await waitForMap(page);
    expect(violations(), 'the map').toEqual([]);
  });
});

test('the policy blocks nothing of an account, of parcels and of vehicles', async ({ page }) => {
  const violations = await watchViolations(page);
  await start(page, { customer: true });
  for (const address of CUSTOMER_PAGES) {
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect(violations(), address).toEqual([]);
  }
  await start(page, { module: 'parcel', at: '/parcel/booking' });
  await page.waitForLoadState('networkidle');
  await start(page, { module: 'rental', at: '/rental/vehicle-search' });
  await page.waitForLoadState('networkidle');
  expect(violations()).toEqual([]);
});

test('the documentation of the API works under its policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: /^Errand/ })).toBeVisible();
  expect(violations()).toEqual([]);
});

test.describe('a script that came in with data', () => {
  test.use({ expectedNoise: /Content Security Policy|Content-Security-Policy/ });

  test('does not run, whether inline, as an attribute, from another host or as text, and fails the journey', async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    const noise: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && noise.push(message.text())));
    await start(page);
    await page.evaluate(() => {
      const inline = document.createElement('script');
      inline.textContent = 'window.stolen = true';
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.example/a.js';
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.stolen = true');
      image.src = 'data:,';
      document.body.append(inline, foreign, image);
      // oxlint-disable-next-line typescript/no-implied-eval -- the policy has to refuse it
      setTimeout('window.stolen = true');
    });
    await expect
      .poll(() => violations().map(({ directive }) => directive))
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'script-src']));
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    // The fixture of all journeys refuses these lines.
    expect(noise.join()).toMatch(/Content Security Policy/);
  });
});
