import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { createPage, PageStore } from './page-store.ts';

const page = (status: number, text: string) => createPage(status, [], Buffer.from(text), 0);

function setUp() {
  const pages = createPageCache(new PageStore(10_000, 1000), () => 0);
  let renderings = 0;
  const render = (status: number) => async () => {
    renderings += 1;
    return page(status, `rendering ${renderings}`);
  };
  return { pages, render, count: () => renderings };
}

test('concurrent requests share one rendering, and later ones get the cached page', async () => {
  const { pages, render, count } = setUp();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => pages.getOrRender({ address: '/' }, render(200))),
  );
  expect(new Set(all).size).toBe(1);
  expect(await pages.getOrRender({ address: '/' }, render(200))).toBe(all[0]);
  expect(count()).toBe(1);
});

test('inputs that differ in one value have pages of their own, rendered from their input', async () => {
  const { pages } = setUp();
  const render = async (input: object) => page(200, JSON.stringify(input));
  const input = { address: '/', moduleId: 1, zoneIds: [1, 2] };
  const others = [
    { ...input, moduleId: null },
    { ...input, zoneIds: [12] },
    { ...input, address: '/x' },
  ];
  for (const one of [input, ...others, input]) {
    const { bodies } = await pages.getOrRender(one, render);
    expect(JSON.parse(bodies.identity.toString())).toEqual(one);
  }
});

test('only a page with status 200 is cached', async () => {
  const { pages, render, count } = setUp();
  await pages.getOrRender({ address: '/gone' }, render(404));
  await pages.getOrRender({ address: '/gone' }, render(404));
  expect(count()).toBe(2);
});

test('a page with no-store is rendered for each request', async () => {
  const { pages, count } = setUp();
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return createPage(200, [['cache-control', 'no-store']], Buffer.from('with a gap'), 0);
  };
  await pages.getOrRender({ address: '/home' }, render);
  await pages.getOrRender({ address: '/home' }, render);
  expect([renderings, count()]).toEqual([2, 0]);
});

test('a failed rendering rejects all waiting requests and is retried for the next one', async () => {
  const { pages, render } = setUp();
  const broken = () => Promise.reject(new Error('no data'));
  const waiting = [pages.getOrRender({ address: '/' }, broken), pages.getOrRender({ address: '/' }, broken)];
  const results = await Promise.allSettled(waiting);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await pages.getOrRender({ address: '/' }, render(200))).status).toBe(200);
});

test('a rendering that began before an invalidation is neither cached nor given to later requests', async () => {
  const { pages, render } = setUp();
  const { promise: data, resolve } = Promise.withResolvers<void>();
  const before = pages.getOrRender({ address: '/' }, () => data.then(() => page(200, 'old')));
  pages.invalidate();
  const after = await pages.getOrRender({ address: '/' }, render(200));
  resolve();
  expect((await before).bodies.identity.toString()).toBe('old');
  expect(after.bodies.identity.toString()).toBe('rendering 1');
  expect(await pages.getOrRender({ address: '/' }, render(200))).toBe(after);
});

test('a sitemap is not cached, so that it displaces no page', async () => {
  const { pages } = setUp();
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return createPage(200, [['content-type', 'application/xml; charset=utf-8']], Buffer.from('<urlset/>'), 0);
  };
  for (const _ of [1, 2]) await pages.getOrRender({ address: '/sitemap/items-1.xml' }, render);
  expect(renderings).toBe(2);
});
