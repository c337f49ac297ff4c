import { arabic, english, type Labels } from '../support/labels.ts';
import { expect, test } from './support/fixtures.ts';
import type { Tab } from './support/tab.ts';

/** Orders from the landing page on. Returns the order's number. */
async function orderAsGuest(tab: Tab, labels: Labels): Promise<string> {
  await tab.type(labels.address, labels.typed);
  await tab.click('option', labels.place);
  await tab.arrive(/^\/home\?modules=open$/);
  await tab.within('dialog', labels.modules).click('button', labels.food);
  await tab.arrive(/^\/interest$/);
  await tab.click('link', labels.skip);
  await tab.arrive(/^\/home$/);
  await tab.click('link', labels.store);
  await tab.arrive(/^\/store\//);
  await tab.see('heading', labels.store);
  await tab.click('link', labels.dish);
  const item = tab.within('dialog', labels.dish);
  await item.clickText(labels.large);
  await item.clickText(labels.garlic);
  await item.click('button', labels.addToCart);
  await tab.seeToast(labels.added);
  await tab.seeNo('button', labels.addToCart);
  await tab.click('button', labels.cart);
  await tab.within('dialog', labels.cartTitle).click('button', labels.checkout);
  await tab.click('button', labels.asGuest);
  await tab.arrive(/^\/checkout\?page=cart$/);
  await tab.click('button', labels.addContact);
  const contact = tab.within('dialog', labels.contact);
  await contact.type(labels.name, 'Sami Nasser');
  await contact.type(labels.phone, '501234567');
  await contact.type(labels.email, 'sami@example.com');
  await contact.click('button', labels.saveContact);
  await tab.clickText(labels.cash);
  await tab.click('button', labels.placeOrder);
  await tab.arrive(/^\/track-order\?order_id=\d+/);
  await tab.see('heading', labels.arriving);
  return /order_id=(\d+)/.exec(await tab.address())?.[1] ?? '';
}

test.describe('on a phone', () => {
  test.use({ size: { width: 390, height: 844 } });

  test('a guest orders in English and sees the delivery on the open page', { tag: '@share' }, async ({
    tab,
    world,
  }) => {
    await tab.visit('/');
    const order = await orderAsGuest(tab, english);
    await world.deliver(order);
    expect(await tab.see('heading', english.delivered)).toBe(english.delivered);
  });
});

test('a guest orders in Arabic and sees the delivery on the open page', { tag: '@share' }, async ({
  tab,
  world,
}) => {
  await tab.visit('/?lang=ar');
  await world.deliver(await orderAsGuest(tab, arabic));
  await tab.see('heading', arabic.delivered);
});
