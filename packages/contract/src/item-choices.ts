import { z } from 'zod';
import { amount, id } from './schemas.ts';

export const foodVariation = z.object({
  name: z.string(),
  type: z.enum(['single', 'multi']),
  min: z.number().int(),
  max: z.number().int(),
  required: z.enum(['on', 'off']),
  values: z.array(z.object({ label: z.string(), optionPrice: amount, isSelected: z.boolean() })),
});

export const variation = z.object({ type: z.string(), price: amount, stock: z.number().int() });
/** `quantity` and `isChecked` are the initial values of a form. */
export const addOn = z.object({
  id,
  store_id: id,
  name: z.string(),
  price: amount,
  quantity: z.number().int(),
  isChecked: z.boolean(),
});
