import type { ProductTables } from '../grocery/build-menu.ts';
import { firstAid, skinCare, vitamins } from './products-care.ts';
import { babyCare, devices, eyeCare, oralCare } from './products-family.ts';
import { coldFlu, digestion, painRelief } from './products-medicines.ts';

/** All pharmacy products, by category slug. */
export const pharmacyProducts: ProductTables = {
  'pain-relief': painRelief,
  'cold-flu': coldFlu,
  vitamins,
  'skin-care': skinCare,
  'first-aid': firstAid,
  'baby-care': babyCare,
  digestion,
  'eye-care': eyeCare,
  'oral-care': oralCare,
  devices,
};
