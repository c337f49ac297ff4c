import { expect, test } from 'vitest';
import { anItem } from '../../../../test/items.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { DishRow } from './dish-row.tsx';

const shown = (in_days: number, language: 'en' | 'ar' = 'en') => {
  const available_next = { time: '18:30', day: 1, in_days };
  const item = anItem({ available_now: false, available_next });
  return textOf(render(<DishRow item={item} />, { language })).replaceAll(/[\u2066-\u2069]/g, '');
};

test('a dish that is not sold now names when it is sold next: today, tomorrow, on a day, in a week', () => {
  expect(shown(0)).toMatch(/Available from (18:30|6:30 PM)/);
  expect(shown(1)).toMatch(/Available tomorrow from/);
  expect(shown(5)).toMatch(/Available Monday from/);
  expect(shown(7)).toMatch(/Available next Monday from/);
  expect(shown(5, 'ar')).toContain('متاح يوم الاثنين من');
});

test('a dish that is sold now, or never again, names no time', () => {
  const text = (fields: object) => textOf(render(<DishRow item={anItem(fields)} />));
  expect(text({})).not.toContain('Available');
  expect(text({ available_now: false })).not.toContain('Available');
});
