import path from 'node:path';
import type { Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

const sample = (type: 'mp4' | 'webm') =>
  path.join(import.meta.dirname, '..', 'support', 'samples', `video.${type}`);

test('an operator shows a video on the home page of a module, which visitors play in both languages, and removes it', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const office = await openConsole(browser, consoleOrigin(baseURL ?? ''), world.account('operator'));
  await office.goto(`${consoleOrigin(baseURL ?? '')}/modules`);
  await office.getByRole('link', { name: 'Parcel', exact: true }).click();
  await office.getByRole('link', { name: 'Home page' }).click();
  const panel = office
    .locator('section')
    .filter({ has: office.getByRole('heading', { name: 'Video', exact: true }) });
  const choose = (type: 'mp4' | 'webm') => panel.locator('input[type=file]').setInputFiles(sample(type));
  await choose('webm');
  await expect(panel.getByRole('button', { name: 'Replace the video' })).toBeVisible();
  expect(await playsIn(office)).toBe(true);
  await expectAccessible(office, 'the video of a module');

  await start(page, { module: 'parcel' });
  await expectVideo(page, /\.webm$/);
  await choose('mp4');
  await expect(panel.locator('video')).toHaveAttribute('src', /\.mp4$/);
  await expectVideo(page, /\.mp4$/);
  await expectAccessible(page, 'the home page of a module with a video');

  await page.context().addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectVideo(page, /\.mp4$/);
  await expectNoHorizontalScroll(page, 'the home page of a module with a video');
  await expectAccessible(page, 'the home page of a module with a video in Arabic');

  await panel.getByRole('button', { name: 'Remove the video' }).click();
  await expect(panel.locator('video')).toHaveCount(0);
  await office.context().close();
  await expect(async () => {
    await page.reload();
    await expect(page.locator('video')).toHaveCount(0, { timeout: 3000 });
  }).toPass();
});

/** The page of the visitor shows the video, at rest until it is started. */
async function expectVideo(page: Page, url: RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.locator('video')).toHaveAttribute('src', url, { timeout: 3000 });
  }).toPass();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  expect(await playsIn(page)).toBe(true);
}

/** Whether the browser can play the video of a page. */
function playsIn(page: Page): Promise<boolean> {
  return page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    return video.currentTime > 0 && video.videoWidth > 0;
  });
}
