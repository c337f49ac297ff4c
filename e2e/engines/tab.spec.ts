import { english } from '../support/labels.ts';
import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';

const PRODUCT = { at: '/product/sumatriptan-50-harbour-dispensary', module: 'pharmacy' } as const;

test('a journey sees a toast that has left before it looks', async ({ tab, request }) => {
  await start(tab, request, PRODUCT);
  await tab.click('button', english.addToCart);
  const hasToast = () => tab.read(() => document.querySelector('.toast') !== null);
  await expect.poll(hasToast).toBe(true);
  await expect.poll(hasToast).toBe(false);
  await tab.seeToast(english.added);
});

test('a journey repeats a click whose button moves away between press and release', async ({
  tab,
  request,
}) => {
  await start(tab, request, PRODUCT);
  await tab.see('button', english.addToCart);
  await tab.read(() => {
    const moveAway = ({ target }: Event) => {
      const button = (target as Element).closest('button');
      if (button) button.style.translate = '0 -160px';
    };
    window.addEventListener('mousedown', moveAway, { capture: true, once: true });
  });
  await tab.click('button', english.addToCart);
  await tab.seeToast(english.added);
});
