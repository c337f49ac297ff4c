import { z } from 'zod';
import { about, amount, id, integer, text } from './schemas.ts';

export const foodVariation = z
  .object({
    name: text.meta(about('Name of the group.', 'Size')),
    type: z.enum(['single', 'multi']).describe('Whether one or several values may be chosen.'),
    min: integer.meta(about('Fewest values of a multiple choice.', 0)),
    max: integer.meta(about('Most values of a multiple choice.', 2)),
    required: z.enum(['on', 'off']).describe('`on` if something must be chosen.'),
    values: z
      .array(
        z.object({
          label: text.meta(about('Text of the value.', 'Large')),
          optionPrice: amount.meta(about('What the value adds to the price.', 2)),
          isSelected: z.boolean().describe('Initial state of a form.'),
        }),
      )
      .describe('The values.'),
  })
  .describe('A group of choices of a dish.');

export const variation = z
  .object({
    type: text.meta(about('Name of the combination.', 'Red-Large')),
    price: amount,
    stock: integer,
  })
  .describe('One combination of the options of an item.');
export const addOn = z
  .object({
    id,
    store_id: id,
    name: text.meta(about('Name of the extra.', 'Garlic cream')),
    price: amount,
    quantity: integer,
    isChecked: z.boolean().describe('Initial state of a form.'),
  })
  .describe('An extra of an item with a price of its own.');
