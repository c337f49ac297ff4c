import { ORDER_TYPES } from '@errand/domain/delivery';
import { z } from 'zod';
import { named, personal } from '../fields.ts';

/** The fields by which the lists of Finance name the order of a row. */
export const orderOfRow = {
  order_type: z.enum(ORDER_TYPES),
  customer: z.object({ name: personal, phone: personal }),
  /** Null for a parcel. */
  store: named.nullable(),
  zone: named,
};
