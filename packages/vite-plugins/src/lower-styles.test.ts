import postcss from 'postcss';
import { expect, test } from 'vitest';
import { lowerStyles } from './lower-styles.ts';

async function lower(css: string): Promise<string> {
  const { css: lowered } = await postcss(lowerStyles()).process(css, { from: undefined });
  return lowered
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}

test('each theme has its own value, the dark one for the system and for the choice, in the layer of the rule', async () => {
  expect(await lower('@layer t { :root { --page: light-dark(#fff, rgb(0 0 0 / 0.1)); --gap: 1px } }')).toBe(
    '@layer t{:root{--page:#fff;--gap:1px}' +
      '@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){--page:rgb(0 0 0 / 0.1)}}' +
      '@media screen{:root[data-theme="dark"]{--page:rgb(0 0 0 / 0.1)}}}',
  );
});

test('a dark value is as specific as the light one, and rules below it still override it', async () => {
  expect(await lower('.a { color: light-dark(red, blue); &.b { color: green } }')).toBe(
    '.a{color:red}' +
      '@media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme])) .a{color:blue}}' +
      '@media screen{:where(:root[data-theme="dark"]) .a{color:blue}}.a.b{color:green}',
  );
});

test('several themed colors in one value are chosen together', async () => {
  const css = await lower(
    '.a { box-shadow: 0 1px light-dark(red, var(--x, blue)), 0 2px light-dark(lime, aqua) }',
  );
  expect(css).toContain('.a{box-shadow:0 1px red,0 2px lime}');
  expect(css).toContain('.a{box-shadow:0 1px var(--x,blue),0 2px aqua}');
});

test('a themed color where it would have no effect fails the build', async () => {
  await expect(lower(':root:lang(ar) { color: light-dark(red, blue) }')).rejects.toThrow(
    'must be in a rule of :root',
  );
  await expect(lower('.a { color: light-dark(red) }')).rejects.toThrow('two colors');
});

test('a rule with :has() is repeated with a mark, so that a browser without it keeps the other selectors', async () => {
  expect(await lower('.a { &:has(> .b), &.c { color: red } }')).toBe(
    '.a[data-has*="|.a:has(>.b)|"],.a.c{color:red}.a:has(>.b),.a.c{color:red}',
  );
  expect(await lower('.head:not(:has(.x)) .y { color: red }')).toContain(
    '.head:not([data-has*="|.head:has(.x)|"]) .y',
  );
});

test('a condition that the marks do not cover fails the build', async () => {
  await expect(lower('.a:has(~ .b) { color: red }')).rejects.toThrow('does not cover .a:has(~ .b)');
});
