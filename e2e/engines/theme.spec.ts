import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import type { Tab } from './support/tab.ts';

/** The lightness of the painted page, from 0 to 255. */
function lightness(tab: Tab): Promise<number> {
  return tab.read(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return Number.NaN;
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return Math.round((red + green + blue) / 3);
  });
}

test('the theme is chosen in the menu and stays on the next page', async ({ tab, request }) => {
  await start(tab, request, { at: '/home' });
  await tab.resize({ width: 390, height: 844 });
  expect(await lightness(tab)).toBeGreaterThan(200);
  await tab.click('button', 'Menu');
  await tab.within('dialog', 'Menu').click('button', 'Dark Mode');
  await expect.poll(() => lightness(tab)).toBeLessThan(60);
  await tab.visit('/store/saffron-street-kitchen');
  expect(await lightness(tab)).toBeLessThan(60);
});

test.describe('of a system', () => {
  test.use({ dark: true });

  test('a dark system gets dark pages without a choice, and light ones after one', async ({
    tab,
    request,
  }) => {
    await start(tab, request, { at: '/home' });
    expect(await lightness(tab)).toBeLessThan(60);
    await start(tab, request, { at: '/home', theme: 'light' });
    expect(await lightness(tab)).toBeGreaterThan(200);
  });
});
