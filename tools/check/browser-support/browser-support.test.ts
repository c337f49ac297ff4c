import { expect, test } from 'vitest';
import { judge } from './browser-support.ts';
import { cssUses } from './css-features.ts';
import { scriptUses } from './js-features.ts';

const features = (uses: { feature: string }[]) => uses.map(({ feature }) => feature);
const inCss = (css: string) => features(cssUses(css, 'a.css'));
const inScript = (code: string) => features(scriptUses(code, 'a.js'));

test('properties, values, functions, units, selectors and at-rules that a supported browser lacks are found', () => {
  expect(inCss('.a { color: light-dark(red, blue) }')).toEqual(['light-dark()']);
  expect(inCss('.a { --a: color-mix(in srgb, red, blue) }')).toEqual(['color-mix()']);
  expect(inCss('.a { field-sizing: content }')).toEqual(['field-sizing']);
  expect(inCss('.a { height: 1lh }')).toEqual(['unit lh']);
  expect(inCss('.a:has(b) {}')).toEqual([':has']);
  expect(inCss('.a { & b {} }')).toEqual(['nesting']);
  expect(inCss('@property --a { syntax: "<color>" }')).toEqual(['@property']);
});

test('what all supported browsers have is not reported, with its prefix where they need one', () => {
  expect(inCss('@layer a { .b:is(c):focus-visible { height: 100dvh; color: rgb(0 0 0 / 0.1) } }')).toEqual(
    [],
  );
  expect(inCss('@media (width <= 9px) { @container (width > 1px) { .a { inset-inline: 0 } } }')).toEqual([]);
  expect(inCss('.a { mask-image: none }')).toContain('mask-image');
  expect(inCss('.a { -webkit-mask-image: none; mask-image: none }')).toEqual([]);
});

test('functions and methods that a supported browser lacks are found, and common names are not', () => {
  expect(inScript('Promise.withResolvers()')).toEqual(['Promise.withResolvers']);
  expect(inScript('AbortSignal.any([])')).toEqual(['AbortSignal.any']);
  expect(inScript('list.toSorted()')).toEqual(['.toSorted()']);
  expect(inScript('URL.canParse(a)')).toEqual(['URL.canParse']);
  expect(inScript('list.at(-1); text.replaceAll("a", "b"); list.findLast(f); new ResizeObserver(f)')).toEqual(
    [],
  );
});

test('syntax that a supported browser cannot parse is rejected', () => {
  expect(inScript('class A { static { a ??= 1 } #b = 1 } /(?<=a)b/d')).toEqual([]);
  expect(() => inScript('/[a--b]/v')).toThrow('flag');
  expect(() => inScript('using a = b')).toThrow('Unexpected token');
});

test('each use needs a fallback, and each fallback a use', () => {
  const use = { feature: 'light-dark()', place: 'a.css', since: 'chrome 123' };
  expect(judge([use], {})).toEqual(['a.css: light-dark() needs chrome 123']);
  expect(judge([use, use], { 'light-dark()': 'the light color' })).toEqual([]);
  expect(judge([], { 'light-dark()': 'the light color' })).toEqual([
    'tools/check/browser-support/fallbacks.ts: light-dark() is not used any more',
  ]);
});
