import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentShades, chosenAccent, contrastOf, isColor, THEME_SURFACES, THEMES } from './index.ts';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const EDGES = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#ff00ff',
  '#00ffff',
  '#777777',
];

/** Every text of the design system in or on the accent, with its background. */
function texts(chosen: string, theme: 'light' | 'dark'): [name: string, text: string, background: string][] {
  const { accent, hover, press, onAccent, soft, soft2, onSoft, banner, onBanner } = accentShades(
    chosen,
    theme,
  );
  const { page, raised, sunken, pressed, ink } = THEME_SURFACES[theme];
  return [
    ...[page, raised, sunken, pressed, soft, soft2].map(
      (surface) => ['accent', accent, surface] as [string, string, string],
    ),
    ...[accent, hover, press].map((surface) => ['onAccent', onAccent, surface] as [string, string, string]),
    ...[soft, soft2].flatMap(
      (surface) =>
        [
          ['onSoft', onSoft, surface],
          ['ink', ink, surface],
        ] as [string, string, string][],
    ),
    // Tags on pictures.
    ['onSoft', onSoft, raised],
    ['onBanner', onBanner, banner],
  ];
}

test('every text in or on an accent has a contrast of 4.5 in both themes, whatever color was chosen', () => {
  const check = (chosen: string) => {
    for (const theme of THEMES)
      for (const [name, text, background] of texts(chosen, theme))
        expect(contrastOf(text, background), `${chosen} ${theme} ${name}`).toBeGreaterThanOrEqual(4.5);
  };
  EDGES.forEach(check);
  fc.assert(fc.property(color, check), { numRuns: 2000 });
});

test('a color that can be read is the accent itself, and another one keeps its hue', () => {
  expect(accentShades('#1A7533', 'light').accent).toBe('#1a7533');
  expect(accentShades('#6ec27c', 'dark').accent).toBe('#6ec27c');
  const corrected = accentShades('#ffd400', 'light').accent;
  expect(corrected).not.toBe('#ffd400');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(corrected.slice(at, at + 2), 16),
  );
  expect(red > green && green > blue).toBe(true);
});

test('a pressed button differs from the button, unless it is white already', () => {
  fc.assert(
    fc.property(color, (chosen) => {
      const [light, dark] = [accentShades(chosen, 'light'), accentShades(chosen, 'dark')];
      expect(new Set([light.accent, light.hover, light.press]).size).toBe(3);
      const isWhite = contrastOf(dark.accent, '#ffffff') < 1.1;
      expect(dark.press !== dark.accent || isWhite).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a module without a color has that of the shop', () => {
  const none = {
    shop: null,
    food: null,
    grocery: null,
    pharmacy: null,
    ecommerce: null,
    parcel: null,
    rental: null,
  };
  expect(chosenAccent(none, 'food')).toBeNull();
  expect(chosenAccent({ ...none, shop: '#112233' }, 'food')).toBe('#112233');
  expect(chosenAccent({ ...none, shop: '#112233', food: '#445566' }, 'food')).toBe('#445566');
  expect(chosenAccent({ ...none, shop: '#112233', food: '#445566' }, null)).toBe('#112233');
});

test('a color is a number sign and six hexadecimal digits', () => {
  expect(['#1a7533', '#ABCDEF'].every(isColor)).toBe(true);
  expect(['1a7533', '#1a753', '#1a75333', '#1a753g', 'red', '', 'rgb(0,0,0)'].some(isColor)).toBe(false);
});
