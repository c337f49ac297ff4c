import type { Page, Route } from '@playwright/test';
import { consoleOrigin, signInTo } from './support/console.ts';
import { expect, test } from './support/fixtures.ts';
import { orderAsGuest } from './support/orders.ts';
import { type Paper, printPage } from './support/paper.ts';
import { start } from './support/start.ts';
import { visit } from './support/steps.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

const LONG =
  'Slow-roasted lamb shoulder with saffron rice, burnt aubergine, pickled turnip and a very long name';
const LONG_AR = 'كتف خروف مشوي ببطء مع أرز بالزعفران وباذنجان مدخن ولفت مخلل واسم طويل جدًا';
const ROWS = 60;

type Json = Record<string, unknown>;

/** Changes what the server returns for an address, to print what no demo order has. */
async function change(page: Page, url: RegExp, by: (body: unknown) => unknown): Promise<void> {
  await page.route(url, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: by(await response.json()) });
  });
}

/** Rows 1 to `ROWS` with the fields of one row, other ids and some other fields. */
function repeated(row: Json | undefined, fieldsOf: (row: number) => Json): Json[] {
  return Array.from({ length: ROWS }, (_, index) => ({ ...row, id: index + 1, ...fieldsOf(index + 1) }));
}

/** Numbers a name at both ends, so that a row that is cut in two is noticed. */
const numbered = (name: string, row: number) => `R${row}A ${name} R${row}Z`;

/** Every row is on one page of paper, with its end. Returns on how many pages they are. */
function expectWholeRows({ pages }: Paper): void {
  for (let row = 1; row <= ROWS; row += 1) {
    const at = (mark: string) => pages.findIndex((text) => new RegExp(`\\bR${row}${mark}\\b`).test(text));
    expect(at('A'), `row ${row}`).toBeGreaterThanOrEqual(0);
    expect(at('Z'), `the end of row ${row}`).toBe(at('A'));
  }
}

/** Black on white, whatever the theme, and without anything to press. */
function expectPaper({ pages, darkness }: Paper, tools: RegExp): void {
  expect(darkness).toBeGreaterThan(0.002);
  expect(darkness).toBeLessThan(0.2);
  expect(pages.join(' ')).not.toMatch(tools);
}

const LANGUAGES = [
  { language: 'en', theme: 'light', name: LONG },
  { language: 'ar', theme: 'dark', name: LONG_AR },
] as const;
const SHOP_TOOLS = /Print|Back to|Search|Sign in|طباعة|العودة|بحث/;
const CONSOLE_TOOLS = /Print|Areas|Earnings .*Print|Menu|Back|طباعة|القائمة الآن/;

/** Chooses the console's language and theme from the next page on. */
async function dress(page: Page, origin: string, language: string, theme: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.context().addCookies([{ name: 'theme', value: theme, url: origin }]);
}

test('a ticket is printed on a strip of 80 mm as long as its lines, in both languages and themes', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const id = await orderAsGuest(page);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const kitchen = await context.newPage();
  await signInTo(kitchen, origin, world.account('store-manager'));
  await kitchen.getByRole('link', { name: `Ticket of order ${id}` }).click();
  await expect(kitchen.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  const short = await printPage(kitchen, 'ticket-short');
  expect(short).toMatchObject({ widthMm: 80, pages: [expect.stringContaining(`#${id}`)] });
  expect(short.heightMm).toBeLessThan(110);
  const address = kitchen.url();
  for (const { language, theme, name } of LANGUAGES) {
    await kitchen.unrouteAll();
    const note =
      language === 'ar' ? 'بدون بصل من فضلك، واتركه عند الباب' : 'No onions please, leave it at the door';
    await change(kitchen, /\/api\/.*\/kitchen\/stores\/\d+$/, (body) => {
      const board = body as { orders: (Json & { lines: Json[] })[] };
      const longer = (order: Json & { lines: Json[] }) => ({
        ...order,
        note,
        lines: repeated(order.lines[0], (row) => ({
          name: numbered(name, row),
          choice: 'Large, garlic sauce',
          add_ons: [{ name: 'Pickles', quantity: 2 }],
        })),
      });
      return {
        ...board,
        orders: board.orders.map((order) => (order.id === Number(id) ? longer(order) : order)),
      };
    });
    await dress(kitchen, origin, language, theme);
    await kitchen.goto(address);
    await expect(kitchen.locator('html')).toHaveAttribute('lang', language);
    await expect(kitchen.getByText(`R${ROWS}Z`)).toBeVisible();
    const paper = await printPage(kitchen, `ticket-${language}`);
    expect(paper.widthMm).toBe(80);
    expect(paper.pages).toHaveLength(1);
    expect(paper.heightMm).toBeGreaterThan(1000);
    expectWholeRows(paper);
    expectPaper(paper, CONSOLE_TOOLS);
    expect(paper.pages[0]).toContain(`#${id}`);
    expect(paper.pages[0]).toContain(note.slice(0, 8));
  }
  await context.close();
});

type Listed = { orders: { id: number; order_type: string; order_status: string }[] };

test('receipts of orders, parcels and trips are printed on A4 with whole rows and amounts, in both languages and themes', async ({
  page,
  browser,
}) => {
  for (const { language, theme, name } of LANGUAGES) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const shop = await context.newPage();
    const headers = await start(shop, { at: '/my-orders', customer: true, language, theme });
    const list = await page.request.get('/api/v1/customer/order/list?limit=50&offset=1', { headers });
    const { orders } = (await list.json()) as Listed;
    const isDelivered = ({ order_status: status }: Listed['orders'][number]) => status === 'delivered';
    const delivered = orders.filter(isDelivered);
    const one = (type: string) => delivered.find(({ order_type }) => order_type === type)?.id;
    for (const type of ['delivery', 'parcel'] as const) {
      await change(shop, /\/api\/.*\/order\/details/, (body) => {
        const [line] = body as Json[];
        const item = line?.item_details as Json | undefined;
        return line
          ? repeated(line, (row) => ({ item_details: { ...item, name: numbered(name, row) } }))
          : body;
      });
      await visit(shop, `/orders/${one(type)}/receipt`);
      await expect(shop.getByRole('article')).toContainText(`#${one(type)}`);
      const paper = await printPage(shop, `receipt-${type}-${language}`);
      expect(paper).toMatchObject({ widthMm: 210, heightMm: 297 });
      expectPaper(paper, SHOP_TOOLS);
      expect(paper.pages.join(' ')).toMatch(/\$\d+\.\d\d/);
      expect(paper.pages[0]).toContain(language === 'ar' ? 'إيصال' : 'Receipt');
      if (type === 'delivery') {
        expect(paper.pages.length).toBeGreaterThan(1);
        expectWholeRows(paper);
      } else expect(paper.pages).toHaveLength(1);
    }
    const trips = await page.request.get('/api/v1/rental/user/trip/get-trip-list/history?limit=10&offset=1', {
      headers,
    });
    const { trips: rented } = (await trips.json()) as { trips: { id: number }[] };
    await visit(shop, `/rental/trips/${rented[0]?.id}/receipt`);
    await expect(shop.getByRole('article')).toContainText(/\$\d/);
    const trip = await printPage(shop, `receipt-trip-${language}`);
    expect(trip).toMatchObject({ widthMm: 210, heightMm: 297 });
    expectPaper(trip, SHOP_TOOLS);
    expect(trip.pages.join(' ')).toMatch(/\$\d+\.\d\d/);
    await context.close();
  }
});

/** A day of a statement. */
const dayOf = (row: number) => new Date(Date.UTC(2026, 0, row)).toISOString().slice(0, 10);

test('statements of stores and couriers are printed with their name and period, and repeat the head of the table', async ({
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  for (const { language, theme } of LANGUAGES) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const member = await context.newPage();
    await signInTo(member, origin, world.account('store-manager'));
    await dress(member, origin, language, theme);
    const amounts = {
      orders: 12,
      sold_minor: 123_456,
      commission_minor: 14_814,
      refunded_minor: 500,
      cash_minor: 20_000,
      fees_minor: 0,
      corrected_minor: 0,
      payable_minor: 88_142,
    };
    // More days than a month has fill two pages.
    await change(member, /\/api\/.*\/statement\?/, (body) => ({
      ...(body as Json),
      days: repeated({}, (row) => ({ day: dayOf(row), ...amounts })),
      total: amounts,
    }));
    await member.goto(`${origin}/kitchen/statement`);
    await member.locator('.month-field select').last().selectOption('2026');
    await member.locator('.month-field select').first().selectOption('01');
    await expect(member.getByRole('row')).toHaveCount(ROWS + 2);
    const store = await printPage(member, `statement-${language}`);
    expect(store).toMatchObject({ widthMm: 210, heightMm: 297 });
    expectPaper(store, CONSOLE_TOOLS);
    // The total ends the table; the orders one by one follow it.
    const ofTable = store.pages.slice(0, store.pages.findLastIndex((text) => text.includes('$881.42')) + 1);
    expect(ofTable.length).toBeGreaterThan(1);
    for (const text of ofTable) expect(text).toContain(language === 'ar' ? 'العمولة' : 'Commission');
    expect(store.pages[0]).toMatch(language === 'ar' ? /يناير/ : /January 2026/);
    await context.close();

    const road = await browser.newContext({ reducedMotion: 'reduce' });
    const courier = await road.newPage();
    await signInTo(courier, origin, world.account('courier'));
    await dress(courier, origin, language, theme);
    await change(courier, /\/api\/.*\/earnings/, (body) => ({
      ...(body as Json),
      days: repeated({}, (row) => ({
        day: dayOf(row),
        delivered: 7,
        earning_minor: 4_250,
        tips_minor: 300,
        cash_minor: 10_000 + row,
      })),
    }));
    await courier.setViewportSize({ width: 390, height: 844 });
    await courier.goto(`${origin}/deliveries/earnings`);
    await expect(courier.getByRole('listitem').last()).toContainText('$100.60');
    const earned = await printPage(courier, `earnings-${language}`);
    expect(earned).toMatchObject({ widthMm: 210, heightMm: 297 });
    expectPaper(earned, CONSOLE_TOOLS);
    expect(earned.pages.length).toBeGreaterThan(1);
    for (let row = 1; row <= ROWS; row += 1)
      expect(earned.pages.join(' ')).toContain(`$100.${String(row).padStart(2, '0')}`);
    await road.close();
  }
});
