import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';

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

test('the documentation of the API works under its policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: /^Errand/ })).toBeVisible();
  expect(violations()).toEqual([]);
});

test.describe('an injected script', () => {
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
      // oxlint-disable-next-line typescript/no-implied-eval -- the policy must block it
      setTimeout('window.stolen = true');
    });
    await expect
      .poll(() => violations().map(({ directive }) => directive))
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'script-src']));
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    // The fixture of all journeys fails on these lines.
    expect(noise.join()).toMatch(/Content Security Policy/);
  });
});
