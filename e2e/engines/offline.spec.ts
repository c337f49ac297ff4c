import { placeByApi } from '../support/orders.ts';
import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import type { Tab } from './support/tab.ts';

// The browser reports the requests that the cut network has ended.
test.use({ expectedNoise: /Failed to (load|fetch)|Load failed|NetworkError|network|connection|cancelled/i });

test('without a network the offline page shows in the visitor’s language until the network is back', {
  tag: '@share',
}, async ({ tab, network, request }) => {
  await start(tab, request, { at: '/home', language: 'ar' });
  await expect
    .poll(() => tab.read(() => navigator.serviceWorker.controller?.state), { message: 'the service worker' })
    .toBe('activated');
  await untilScriptsArrived(tab);
  network.cut();
  await tab.window.goto(`${tab.origin}/track-order`);
  await tab.see('heading', 'أنت غير متصل');
  await tab.seeNo('heading', 'You are offline');
  await network.restore();
  await tab.arrive(/^\/track-order$/);
  await tab.see('banner');
});

test('the page of an order follows it again after the network was lost', { tag: '@share' }, async ({
  tab,
  network,
  request,
  world,
}) => {
  const visitor = await start(tab, request, { at: '/track-order', withWrap: true });
  const order = await placeByApi(request, visitor);
  await tab.visit(`/track-order?order_id=${order}`);
  await tab.see('heading', /^Arriving in/);
  await untilScriptsArrived(tab);
  network.cut();
  await world.advance(order, 'confirmed');
  await network.restore();
  await expect.poll(() => currentStep(), { timeout: 30_000 }).toContain('Store accepted');
  await world.advance(order, 'processing');
  await expect.poll(() => currentStep()).toContain('Being prepared');
  await world.deliver(order);
  await tab.see('heading', 'Delivered');

  function currentStep(): Promise<string | null | undefined> {
    return tab.read(() => document.querySelector('[aria-current=step]')?.textContent);
  }
});

/** Waits until no more scripts come: a part of a page whose code is lost on the way is another matter. */
async function untilScriptsArrived(tab: Tab): Promise<void> {
  let scripts = 0;
  const haveAllArrived = async () => {
    const before = scripts;
    scripts = await tab.read(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    return scripts === before;
  };
  await expect.poll(haveAllArrived, { intervals: [1500] }).toBe(true);
}
