import type { District } from '../world/types.ts';

/** People who want to sell or to deliver, and whom nobody has answered yet. */
export const storeApplicants = [
  {
    name: ['Rosa', 'Benali'],
    store: { en: 'Olive & Ash', ar: 'زيتون ورماد' },
    module: 'food',
    district: 'harbour',
    picture: 'beans',
    minutes: [30, 45],
    daysAgo: 1,
  },
  {
    name: ['Khalid', 'Darwish'],
    store: { en: 'Lantern Flowers', ar: 'أزهار الفانوس' },
    module: 'ecommerce',
    district: 'old-town',
    picture: 'bouquet',
    minutes: [40, 60],
    daysAgo: 3,
  },
] as const satisfies readonly StoreApplicant[];

export const courierApplicants = [
  { name: ['Farid', 'Mansour'], vehicle: 'Scooter', district: 'harbour', picture: 'man-medium', daysAgo: 1 },
  { name: ['Lina', 'Osei'], vehicle: 'Bicycle', district: 'old-town', picture: 'woman-medium', daysAgo: 2 },
] as const satisfies readonly CourierApplicant[];

type Applicant = {
  name: readonly [first: string, last: string];
  district: District;
  picture: string;
  daysAgo: number;
};
export type StoreApplicant = Applicant & {
  store: { en: string; ar: string };
  module: string;
  minutes: readonly [least: number, most: number];
};
export type CourierApplicant = Applicant & { vehicle: string };
