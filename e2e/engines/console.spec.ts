import { consoleOrigin } from '../support/console.ts';
import { placeByApi } from '../support/orders.ts';
import { createVisitor } from '../support/visitor.ts';
import { expect, test } from './support/fixtures.ts';
import type { Tab } from './support/tab.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

const DESK = [
  '/today',
  '/orders',
  '/orders/board',
  '/orders/4',
  '/dispatch',
  '/items',
  '/refunds',
  '/customers',
  '/customers/1',
  '/applications',
  '/payments',
  '/problems',
  '/reviews',
  '/chat',
  '/couriers',
  '/analytics',
  '/promotions',
  '/content',
  '/stores',
  '/zones',
  '/modules',
  '/staff',
  '/settings',
  '/jobs',
  '/audit',
  '/account',
];

/** Signs in to an account of the demo by typing. */
async function signIn(tab: Tab, account: { mail: string; password: string }): Promise<void> {
  tab.origin = consoleOrigin(tab.origin);
  await open(tab, '/sign-in');
  await tab.type('E-mail', account.mail);
  await tab.type(/^Password/, account.password);
  await tab.click('button', 'Continue');
  await tab.at(/^\/(?!sign-in)/);
  await tab.see('main');
}

/** Opens a screen of the console, which is not rendered on the server. */
async function open(tab: Tab, path: string): Promise<void> {
  await tab.window.goto(tab.origin + path);
  await tab.see('heading');
  await tab.expectSound();
}

test('the operator signs in by typing, opens every area and accepts an order that arrives on the open board', async ({
  tab,
  request,
  world,
}) => {
  await signIn(tab, world.account('operator'));
  for (const path of DESK) await open(tab, path);
  await open(tab, '/orders/board');
  const order = await placeByApi(request, await createVisitor(request, { withWrap: true }));
  await tab.see('link', new RegExp(`#${order}\\b`));
  await open(tab, `/orders/${order}`);
  await tab.see('heading', `Order #${order}`);
  await tab.click('button', 'Accept');
  const dialog = tab.within('dialog');
  await dialog.type('Preparation time in minutes', '15');
  await dialog.click('button', 'Accept');
  await tab.see('button', 'Start preparing');
});

test('a store accepts an order that arrives on its open board, and prepares it', async ({
  tab,
  request,
  world,
}) => {
  await signIn(tab, world.account('store-manager'));
  await tab.see('heading', 'Store board');
  const order = await placeByApi(request, await createVisitor(request, { withWrap: true }));
  const card = tab.within('article', `Order ${order}`);
  await card.click('button', 'Accept');
  await tab.within('dialog').click('button', '15 min');
  await card.click('button', 'Start preparing');
  await card.click('button', 'Ready');
  await card.click('link', `Ticket of order ${order}`);
  await tab.see('heading', `Order ${order}`);
  await tab.expectSound();
});

test.describe('on a phone', () => {
  test.use({ size: { width: 390, height: 844 } });

  test('a courier goes online and delivers an order', async ({ tab, request, world }) => {
    await signIn(tab, world.account('courier'));
    await tab.read(standAtTheHarbor);
    await tab.click('button', 'Go online');
    await tab.seeText('Customers see where you are.');
    const order = await placeByApi(request, await createVisitor(request, { withWrap: true }));
    await world.advance(order, 'confirmed');
    await tab.within('article', `New order ${order}`).click('button', 'Accept');
    const delivery = tab.within('article', `Order ${order}`);
    await delivery.click('button', 'I am at the store');
    await world.advance(order, 'handover');
    await delivery.click('button', 'Picked up');
    await delivery.click('button', 'Deliver');
    const dialog = tab.within('dialog', `Deliver order ${order}`);
    await dialog.clickText(/^I have taken the cash/);
    await dialog.click('button', 'Delivered');
    await tab.seeNo('article', `Order ${order}`);
    await tab.click('link', 'Earnings');
    await tab.see('heading', 'Earnings');
    await tab.expectSound();
    await tab.window.back();
    await tab.click('button', 'Go offline');
    expect(await tab.see('button', 'Go online')).toBe('Go online');
  });
});

/** Runs in the page: a device that knows its place and shares it. */
function standAtTheHarbor(): void {
  Object.defineProperty(navigator.geolocation, 'watchPosition', {
    value: (tell: PositionCallback) => {
      const coords = { latitude: 25.0229, longitude: 56.3414, heading: null };
      setTimeout(() => tell({ coords } as unknown as GeolocationPosition));
      return 1;
    },
  });
}
