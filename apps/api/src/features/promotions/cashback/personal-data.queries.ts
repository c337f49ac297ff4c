import { movedRows, type PersonalData } from '../../../platform/personal-data.ts';
import { orderCashbacks } from './order-cashbacks.tables.ts';

export const personalData = {
  /** Moves the uses of offers, which count toward the limits. The preview counts their orders. */
  merge: movedRows([orderCashbacks, null]),
} satisfies PersonalData;
