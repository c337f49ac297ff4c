import { accentShades } from '@errand/domain/brand';
import { expect, test } from 'vitest';
import { accentStyles, withBrand } from './brand.server.ts';

const NONE = {
  shop: null,
  food: null,
  grocery: null,
  pharmacy: null,
  ecommerce: null,
  parcel: null,
  rental: null,
};
const PAGE = '<html><head><meta name="viewport" content="width=device-width"/></head><body></body></html>';

/** The accent of a page's root, or of the body of a module's page: the last rule wins, as all are equally specific. */
function accentOf(
  chosen: Partial<Record<keyof typeof NONE, string>>,
  module: string | null,
  theme: 'light' | 'dark',
): string {
  const dark = theme === 'dark' ? '[data-theme="dark"]' : null;
  const matching = module
    ? ['', ...(dark ? [`:where(:root${dark}) `] : [])].flatMap((root) => [
        `${root}[data-module]`,
        `${root}[data-module="${module}"]`,
      ])
    : [':root', ...(dark ? [`:root${dark}`] : [])];
  let accent = '';
  for (const [, selectors = '', value = ''] of accentStyles({ ...NONE, ...chosen }).matchAll(
    /([^{}]+)\{--accent:(#\w+)/g,
  ))
    if (selectors.split(',').some((selector) => matching.includes(selector))) accent = value;
  return accent;
}

test('a module has its own color, else that of the shop, in the theme of the page', () => {
  const chosen = { shop: '#7a1fa2', food: '#0b6b5a' };
  for (const theme of ['light', 'dark'] as const) {
    expect(accentOf(chosen, 'food', theme)).toBe(accentShades('#0b6b5a', theme).accent);
    expect(accentOf(chosen, 'rental', theme)).toBe(accentShades('#7a1fa2', theme).accent);
    expect(accentOf(chosen, null, theme)).toBe(accentShades('#7a1fa2', theme).accent);
    expect(accentOf({ food: '#0b6b5a' }, 'rental', theme)).toBe('');
    expect(accentOf({ food: '#0b6b5a' }, null, theme)).toBe('');
  }
});

test('the system’s dark theme applies to pages without a chosen theme, and never to paper', () => {
  const styles = accentStyles({ ...NONE, food: '#0b6b5a' });
  expect(styles).toContain(
    '@media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme])) [data-module="food"]{--accent:',
  );
});

test('a page requests only the files of the shop’s font and of its script before the first paint', () => {
  const page = withBrand(PAGE, 'en', { font: 'Rubik', accent_colors: NONE });
  expect(page.match(/<link rel="preload"[^>]*>/g)).toEqual([expect.stringContaining('rubik-latin')]);
  const arabic = withBrand(PAGE, 'ar', { font: 'Cairo', accent_colors: NONE });
  expect(arabic.match(/<link rel="preload"[^>]*>/g)).toEqual([
    expect.stringContaining('cairo-arabic'),
    expect.stringContaining('cairo-latin'),
  ]);
  expect(arabic).not.toMatch(/readex|rubik/i);
  expect(withBrand(PAGE, 'en', null)).toContain('readex-pro-latin');
});
