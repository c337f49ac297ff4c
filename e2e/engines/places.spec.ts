import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';

test('the center of the map, after a drag, becomes the place of delivery', async ({ tab, request }) => {
  await start(tab, request, { at: '/home' });
  await tab.click('button', /^Deliver to 12 Lantern Street/);
  await tab.click('button', 'Pick from map');
  const dialog = tab.within('dialog', 'Pick from map');
  await dialog.see('button', 'Confirm location');
  await expect.poll(() => tab.read(mapCenter)).not.toBeNull();
  const from = (await tab.read(mapCenter)) ?? { x: 0, y: 0 };
  const address = () =>
    tab.read(() => document.querySelector('.map-picker-footer-text .text-title')?.textContent);
  await expect.poll(address).toBe('12 Lantern Street');
  await tab.window.drag({ x: from.x, y: from.y + 60 }, { x: from.x - 160, y: from.y + 120 });
  await expect.poll(address).not.toBe('12 Lantern Street');
  const chosen = await address();
  await dialog.click('button', 'Confirm location');
  await tab.seeNo('dialog');
  await tab.hydrated();
  await expect.poll(() => tab.read(() => localStorage.getItem('location'))).toContain(chosen);
  expect(await tab.see('button', /^Deliver to/)).toContain(chosen);
});

/** Runs in the page: the middle of the map as soon as it is drawn. */
function mapCenter(): { x: number; y: number } | null {
  const map = document.querySelector('[role=dialog] [data-zoom]');
  if (!map) return null;
  const { x, y, width, height } = map.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
