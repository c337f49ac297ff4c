import { expect, test } from 'vitest';
import { differences, type SpokenOrder, spokenSection, stable } from './spoken-order.ts';

const order: SpokenOrder = {
  order: 'Food',
  language: 'en',
  steps: [
    {
      step: 'Cart',
      phrases: 40,
      headings: 2,
      controls: 9,
      said: ['button, One more', 'polite: Wrap, quantity 2'],
    },
    { step: 'Order', phrases: 100, headings: 4, controls: 20, said: [] },
  ],
};
const document = `# Accessibility\n\n${spokenSection(order)}\n\n### Food, Arabic\n`;
const changed = (step: object) => ({ ...order, steps: [{ ...order.steps[0]!, ...step }, order.steps[1]!] });

test('an order equals its own section, also with a few phrases more', () => {
  expect(differences(document, order)).toEqual([]);
  expect(differences(document, changed({ phrases: 48 }))).toEqual([]);
});

test('another text, a much longer page and another step differ from the document', () => {
  expect(differences(document, changed({ said: ['button'] }))).toEqual([
    'Cart: “button”, not “button, One more”<br>“polite: Wrap, quantity 2”',
  ]);
  expect(differences(document, changed({ phrases: 51 }))).toEqual(['Cart: 51 phrases, more than 40']);
  expect(differences(document, changed({ step: 'Basket' }))).toEqual(['the steps are Basket, Order']);
  expect(differences(document, { ...order, language: 'ar' })).toEqual(['the steps are Cart, Order']);
  expect(differences(document, { ...order, order: 'Parcel' })).toEqual([
    'the document has no section "### Parcel, English"',
  ]);
});

test('times, dates and numbers of orders are replaced', () => {
  expect(stable('Order #421 at 12:40 PM')).toBe('Order #0 at 0:00');
  expect(stable('اليوم 9:05 م')).toBe('اليوم 0:00');
  expect(stable('2026-11-27')).toBe('0000-00-00');
  expect(stable('25 kitchens nearby')).toBe('00 kitchens nearby');
  expect(stable('2 vehicles, total $84.00')).toBe('2 vehicles, total $84.00');
});
