import path from 'node:path';
import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';

test('a store is saved for later, is in the wishlist, and is removed from it', async ({ tab, request }) => {
  const { headers } = await start(tab, request, { at: '/home', customer: true });
  const saved = await request.get('/api/v1/customer/wish-list/ids', { headers });
  const { store_ids } = (await saved.json()) as { store_ids: number[] };
  for (const id of store_ids)
    await request.delete(`/api/v1/customer/wish-list/remove?store_id=${id}`, { headers });
  await tab.visit('/store/saffron-street-kitchen');
  await tab.within('main').click('button', 'Save Saffron Street Kitchen for later');
  await tab.seeToast('Added to your wishlist.');
  await tab.visit('/home?wishlist=open');
  const drawer = tab.within('dialog', 'Saved for later');
  await drawer.click('tab', /^Restaurants/);
  await drawer.see('link', 'Saffron Street Kitchen');
  await drawer.click('button', 'Save Saffron Street Kitchen for later');
  await tab.seeToast('Removed from your wishlist.');
  await drawer.see('heading', 'No favourite restaurants found');
});

test('a search suggests, corrects a typing error and lists what it found', async ({ tab, request }) => {
  await start(tab, request, { at: '/home' });
  await tab.type('Search', 'saffr');
  await tab.see('option', /Saffron Street Kitchen/);
  await tab.visit('/home');
  await tab.type('Search', 'chiken');
  await tab.see('group', 'Did you mean');
  await tab.press('Enter');
  await tab.arrive(/^\/home\?search=chiken$/);
  await tab.seeText(/These are the results for “.chicken.”/);
  await tab.within('main').see('link', /chicken/i);
});

test('a medicine on prescription is ordered with the picture of one', async ({ tab, request }) => {
  await start(tab, request, { at: '/product/sumatriptan-50-harbour-dispensary', module: 'pharmacy' });
  await tab.click('button', /^Add to Cart/);
  await tab.seeToast('Item added to cart');
  await tab.visit('/checkout?page=cart');
  await tab.click('button', 'Add contact');
  const contact = tab.within('dialog');
  await contact.type('Name', 'Sami Nasser');
  await contact.type('Phone', '501234567');
  await contact.type('Email', 'sami@example.com');
  await contact.click('button', 'Save contact');
  await tab.seeNo('dialog');
  await tab.clickText('Cash on delivery');
  await tab.click('button', /^Place Order/);
  await tab.seeText('Please upload your prescription image');
  await tab.window.chooseFile(path.resolve(import.meta.dirname, '../../apps/web/public/icon-192.png'));
  await tab.see('button', /^Remove .*icon-192/);
  await tab.click('button', /^Place Order/);
  await tab.arrive(/^\/track-order\?order_id=\d+/);
  expect(await tab.see('heading', /^Arriving in/)).not.toBe('');
});
