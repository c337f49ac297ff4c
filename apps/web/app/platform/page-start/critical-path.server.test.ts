import { expect, test } from 'vitest';
import { optimizeCriticalPath } from './critical-path.server.ts';

const PAGE = [
  '<html><head>',
  '<link rel="preload" as="image" imageSrcSet="/a.webp 1x" fetchPriority="high"/>',
  '<link rel="preload" as="image" imageSrcSet="/b.webp 1x" fetchPriority="high"/>',
  '<link rel="preload" as="image" href="/c.webp"/>',
  '<link rel="preload" as="font" href="/font.woff2"/>',
  '<link rel="stylesheet" href="/assets/style.css"/>',
  '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/>',
  '</head><body><p class="$&">text</p><script>inline()</script>',
  '<script type="module" async="">import "/assets/entry.js";</script></body></html>',
].join('');

const page = optimizeCriticalPath(PAGE, ['/assets/texts.js'], (sheet) => ({
  first: `/* ${sheet} */`,
  deferred: `${sheet}?deferred&used=x`,
}));

test('before the first paint the browser requests only the fonts and the largest picture', () => {
  const [head = ''] = page.split('<style data-first>');
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([link]) => link);
  expect(links).toEqual([
    '<link rel="preload" as="image" imageSrcSet="/a.webp 1x" fetchPriority="high"/>',
    '<link rel="preload" as="font" href="/font.woff2"/>',
    // Disabled: React finds it, and the browser does not request it.
    '<link disabled="" rel="stylesheet" href="/assets/style.css"/>',
  ]);
  expect(page).not.toContain('<script type="module"');
});

test('the page carries its styles, and links to the sheets for browsers without scripts', () => {
  expect(page).toContain(
    '<style data-first>/* /assets/style.css */</style><noscript><link rel="stylesheet" href="/assets/style.css"/></noscript></head>',
  );
});

test('further styles and scripts are listed as deferred, and the rest of the page is unchanged', () => {
  const deferred = /data-deferred='([^']*)'>([^<]*)</.exec(page);
  expect(JSON.parse(deferred?.[1] ?? '')).toEqual({
    sheets: ['/assets/style.css?deferred&used=x'],
    modules: ['/assets/texts.js', '/assets/entry.js', '/assets/root.js'],
  });
  expect(deferred?.[2]).toBe('import "/assets/entry.js";');
  expect(page).toContain('<p class="$&">text</p><script>inline()</script>');
});
