import { setTimeout as delay } from 'node:timers/promises';
import { placeByApi } from '../support/orders.ts';
import { CUSTOMER } from '../support/steps.ts';
import { createVisitor, type VisitorOptions } from '../support/visitor.ts';
import { expect, test } from './support/fixtures.ts';
import type { Network } from './support/network.ts';
import { become } from './support/start.ts';
import type { Tab } from './support/tab.ts';

const STORE = '/store/saffron-street-kitchen';
const SAFFRON = 'Saffron Street Kitchen';
const BANK = /^\/demo-bank\/pay\//;
/** Longer than any page takes to be left, and shorter than a visitor would wait. */
const SCRIPT_MS = 900;

type Case = {
  title: string;
  /** The stored state at the start; null for a new visitor. */
  visitor: VisitorOptions | null;
  /** An order that the visitor has placed before. */
  order?: 'delivered' | 'unpaid';
  /** The first page, which may need the number of that order. */
  from: string | ((order: string) => string);
  /** Acts before the hydration: the script that hydrates arrives when the next page is there. */
  isEarly?: true;
  leave: (tab: Tab, network: Network) => Promise<void>;
  arrives: RegExp;
  /** The pages that the browser requests from `leave` on. One more is a navigation that was canceled. */
  requests: (string | RegExp)[];
  /** Pages may come from the browser's memory, or a second click may end the first request. */
  mayRequestLess?: true;
};

const CASES: Case[] = [
  {
    title: 'an address is chosen on the landing page',
    visitor: null,
    from: '/',
    async leave(tab) {
      await tab.type('Delivery address', '12 Lantern');
      await tab.click('option', /^12 Lantern Street/);
    },
    arrives: /^\/home\?modules=open$/,
    requests: ['/home?modules=open'],
  },
  {
    title: 'another module is chosen',
    visitor: {},
    from: '/home?modules=open',
    leave: (tab) => tab.within('dialog').click('button', /^Grocery/),
    arrives: /^\/interest$/,
    requests: ['/interest'],
  },
  {
    title: 'a store is opened',
    visitor: {},
    from: '/home',
    leave: (tab) => tab.click('link', SAFFRON),
    arrives: /^\/store\/saffron/,
    requests: [],
  },
  {
    title: 'a store is opened before the hydration',
    visitor: {},
    from: '/home',
    isEarly: true,
    leave: (tab) => tab.click('link', SAFFRON),
    arrives: /^\/store\/saffron/,
    requests: [/^\/store\/saffron/],
  },
  {
    title: 'a store is tapped twice',
    visitor: {},
    from: '/home',
    leave: (tab) =>
      tab.read(() => {
        const link = document.querySelector<HTMLElement>('main a[href^="/store/"]');
        link?.click();
        link?.click();
      }),
    arrives: /^\/store\//,
    requests: [],
  },
  {
    title: 'a link without script is tapped twice',
    visitor: {},
    from: '/home',
    leave: (tab) =>
      tab.read((store) => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = store;
        link.click();
        link.click();
      }, STORE),
    arrives: /^\/store\/saffron/,
    requests: [STORE, STORE],
    mayRequestLess: true,
  },
  {
    title: 'a page is left while the next one opens',
    visitor: {},
    from: '/home',
    async leave(tab, network) {
      await tab.click('link', SAFFRON);
      await expectScripts(network);
      await tab.read(() => window.location.assign('/help-and-support'));
    },
    arrives: /^\/help-and-support$/,
    requests: ['/help-and-support'],
  },
  {
    title: 'an order of another module is ordered again',
    visitor: { module: 'grocery', customer: true },
    order: 'delivered',
    from: '/my-orders',
    leave: (tab) => tab.click('button', /^Order again/),
    arrives: /^\/home\?cart=open$/,
    requests: ['/home?cart=open'],
  },
  {
    title: 'an order is paid at the bank',
    visitor: { withWrap: true },
    order: 'unpaid',
    from: (order) => `/track-order?order_id=${order}`,
    leave: (tab) => tab.click('button', /^Pay now/),
    arrives: BANK,
    requests: [BANK],
  },
  {
    title: 'a customer adds to the wallet at the bank',
    visitor: { customer: true },
    from: '/wallet',
    async leave(tab) {
      await tab.click('button', 'Add fund');
      const dialog = tab.within('dialog');
      await dialog.type('Amount', '5');
      await dialog.clickText('Demo bank');
      await dialog.click('button', 'Add fund');
    },
    arrives: BANK,
    requests: [BANK],
  },
  {
    title: 'a customer has just signed in',
    visitor: {},
    from: '/home?auth=sign-in',
    async leave(tab) {
      await tab.type('Email or phone', CUSTOMER.email);
      await tab.type('Password', CUSTOMER.password);
      await tab.within('dialog').click('button', 'Sign In');
      await expect.poll(() => tab.read(() => localStorage.getItem('token'))).not.toBeNull();
      await tab.read(() => window.location.assign('/my-orders'));
    },
    arrives: /^\/my-orders$/,
    requests: ['/my-orders'],
  },
  {
    title: 'the language is changed',
    visitor: {},
    from: '/home',
    async leave(tab) {
      await tab.within('banner').click('link', 'العربية');
      await tab.click('button', /^Yes/);
      await tab.see('heading', 'ما الذي تشتهيه؟');
    },
    arrives: /^\/home$/,
    requests: ['/home'],
  },
  {
    title: 'the visitor goes back',
    visitor: {},
    from: '/home',
    async leave(tab, network) {
      await openStoreHalf(tab, network);
      network.pages.length = 0;
      await tab.window.back();
    },
    arrives: /^\/home$/,
    requests: ['/home'],
    mayRequestLess: true,
  },
  {
    title: 'the visitor goes back and forward',
    visitor: {},
    from: '/home',
    async leave(tab, network) {
      await openStoreHalf(tab, network);
      await tab.window.back();
      await tab.at(/^\/home$/);
      network.pages.length = 0;
      await tab.window.forward();
    },
    arrives: /^\/store\/saffron/,
    requests: [STORE],
    mayRequestLess: true,
  },
];

for (const { title, visitor, order, from, isEarly, leave, arrives, requests, mayRequestLess } of CASES)
  test(`a page that is left while its scripts load stays left when ${title}`, { tag: '@share' }, async ({
    tab,
    network,
    request,
    world,
  }) => {
    let number = '';
    if (visitor) {
      const state = await createVisitor(request, visitor);
      if (order === 'unpaid')
        number = await placeByApi(request, state, { payment_method: 'digital_payment' });
      if (order === 'delivered') {
        const inFood = await createVisitor(request, { ...visitor, module: 'food', withWrap: true });
        await world.deliver(await placeByApi(request, inFood));
      }
      await become(tab, state);
    }
    const nextPage = Promise.withResolvers<void>();
    // One script alone, as a browser opens few connections and the page needs some.
    const mayWait = (path: string) => isEarly && path.includes('/entry.client');
    network.delayScripts((path) => (mayWait(path) ? nextPage.promise : delay(SCRIPT_MS)));
    await tab.window.goto(tab.origin + (typeof from === 'string' ? from : from(number)));
    if (!isEarly) await tab.hydrated();
    await loadScripts(tab, network);
    network.pages.length = 0;
    await leave(tab, network);
    await tab.at(arrives);
    nextPage.resolve();
    if (arrives !== BANK) await tab.hydrated();
    await expect.poll(() => network.scripts.size, { message: 'scripts on their way' }).toBe(0);
    expect(await tab.address()).toMatch(arrives);
    expect(await tab.read(() => 'scriptFailed' in document.documentElement.dataset)).toBe(false);
    const expected = requests.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one)));
    const wanted = mayRequestLess ? expected.slice(0, network.pages.length) : expected;
    expect(network.pages).toEqual(wanted);
  });

/** The visitor's first movement makes a page load the scripts that it may need next. */
async function loadScripts(tab: Tab, network: Network): Promise<void> {
  await tab.read(() => void window.dispatchEvent(new Event('pointermove')));
  await expectScripts(network);
}

async function expectScripts(network: Network): Promise<void> {
  await expect.poll(() => network.scripts.size, { message: 'scripts on their way' }).toBeGreaterThan(0);
}

/** Opens the store by its address, up to its first scripts. */
async function openStoreHalf(tab: Tab, network: Network): Promise<void> {
  await tab.read((store) => window.location.assign(store), STORE);
  await tab.at(/^\/store\/saffron/);
  await loadScripts(tab, network);
}
