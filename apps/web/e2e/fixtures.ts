import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Journeys fail on anything unexpected in the browser's console; `expectedNoise` is what a journey brings about itself. */
export const test = base.extend<{ expectedNoise: RegExp | null; quietConsole: undefined }>({
  expectedNoise: [null, { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') noise.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      const unexpected = noise.filter((text) => !expectedNoise?.test(text));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** WCAG 2.2 A and AA on the page as it stands. The journey goes on, so that one run names what is wrong everywhere. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // What passes is not reported: naming it takes longer than finding what does not.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
  expect.soft(found, `what axe finds on: ${screen}`).toEqual([]);
}

/** Neither the page nor a dialog over it can be pushed sideways. */
export async function expectNoSideways(page: Page, screen: string): Promise<void> {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] .scroll')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth}`),
  );
  expect.soft(wider, `wider than the screen: ${screen}`).toEqual([]);
}
