import { expect, test } from 'vitest';
import { deferredStyles, firstStyles, prepareStyles, usedSelectors } from './used-styles.server.ts';

function split(css: string, html: string) {
  const styles = prepareStyles(css);
  const selectors = usedSelectors(styles, html);
  return { first: firstStyles(styles, selectors), deferred: deferredStyles(styles, selectors) };
}
const used = (css: string, html: string) => split(css, html).first;
const PAGE = '<body data-module="food"><p id="note" class="card  big">x</p></body>';

test('rules are kept when the page has all their classes, ids and tags', () => {
  const css = '.card{a:1}.card.small{a:2}p.big{a:3}ul .card{a:4}#note{a:5}#other{a:6}*{a:7}.small,.big{a:8}';
  expect(used(css, PAGE)).toBe('.card{a:1}p.big{a:3}#note{a:5}*{a:7}.big{a:8}');
});

test('attributes and functional selectors are not compared, because scripts change what they match', () => {
  const css = '[data-open="1"] .card{a:1}.card:not(.open){a:2}.card:is(.open,.shut){a:3}[data-queued]{a:4}';
  expect(used(css, PAGE)).toBe(css);
});

// Requirements: LANG-12.
test('a page has the rules of its theme alone, and without a choice those of both systems', () => {
  const light = ':root{a:1}';
  const system = '@media (prefers-color-scheme:dark){:root:not([data-theme]){a:2}}';
  const dark = ':root[data-theme=dark]{a:3}';
  const except = '.card:not([data-theme=dark]){a:4}';
  const pages = { '': light + system, 'data-theme="dark"': light + dark, 'data-theme="light"': light };
  for (const [theme, expected] of Object.entries(pages)) {
    const page = `<html lang="en" ${theme}>${PAGE}</html>`;
    expect(used(light + system + dark + except, page)).toBe(expected + except);
  }
});

test('the marks for browsers without :has() are set by a script, so their rules are deferred', () => {
  expect(used('.card[data-has*="|.card:has(p)|"]{a:1}.card:has(p){a:2}', PAGE)).toBe('.card:has(p){a:2}');
});

test('layers and media keep their order, and lose what the page does not use', () => {
  const css =
    '@layer a,b;@layer b{.card{a:1}@media (width>9px){.card{a:2}.gone{a:3}}@media print{.card{a:4}}}@layer a{.gone{a:5}}';
  expect(used(css, PAGE)).toBe('@layer a,b;@layer b{.card{a:1}@media (width>9px){.card{a:2}}}');
});

test('rules for a hovering pointer are deferred, with the whole sheet', () => {
  expect(used('.card:hover{a:1}.card,.big:hover{a:2}@media (hover:hover){.card{a:3}}', PAGE)).toBe(
    '.card{a:2}',
  );
});

test('only keyframes that a kept rule names are included', () => {
  const css =
    '.card{animation:spin 1s}@keyframes spin{to{a:1}}@keyframes fade{to{a:2}}.gone{animation:fade 1s}';
  expect(used(css, PAGE)).toBe('.card{animation:spin 1s}@keyframes spin{to{a:1}}');
});

test('the deferred styles have every rule that the first ones leave out, and none twice', () => {
  const css =
    '@layer a,b;@layer b{.card,.gone{a:1}.card:hover{a:2}@media print{.card{a:3}}.gone{animation:fade 1s}}' +
    '@font-face{font-family:x}@page sheet{margin:16mm}@keyframes fade{to{a:4}}';
  expect(split(css, PAGE)).toEqual({
    first: '@layer a,b;@layer b{.card{a:1}}@font-face{font-family:x}@page sheet{margin:16mm}',
    deferred:
      '@layer b{.gone{a:1}.card:hover{a:2}@media print{.card{a:3}}.gone{animation:fade 1s}}@keyframes fade{to{a:4}}',
  });
});
