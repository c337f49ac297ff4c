import { readFileSync } from 'node:fs';
import { THEME_SURFACES } from '@errand/domain/brand';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('colors.css', import.meta.url), 'utf8');

function token(name: string): { light: string; dark: string } {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((#\\w{6}), ([^;]+)\\);`).exec(sheet) ?? [];
  return { light, dark };
}

/** A color of the dark theme as it is on a raised surface. */
function onRaised(color: string): string {
  if (color.startsWith('#')) return color;
  const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return `#${[red, green, blue]
    .map((value, index) => {
      const below = Number.parseInt(token('raised').dark.slice(1 + 2 * index, 3 + 2 * index), 16);
      return Math.round(value * alpha + below * (1 - alpha))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}

test('accents are checked against the surfaces of the design system', () => {
  for (const name of ['page', 'raised', 'sunken', 'pressed', 'ink'] as const) {
    const { light, dark } = token(name);
    expect({ name, light, dark: onRaised(dark) }).toEqual({
      name,
      light: THEME_SURFACES.light[name],
      dark: THEME_SURFACES.dark[name],
    });
  }
});
