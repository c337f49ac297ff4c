export { pages } from './world/pages/index.ts';

import { brands, ecommerceCategories, ecommerceStores } from './world/ecommerce/index.ts';
import { foodCategories } from './world/food/categories.ts';
import { foodStoresA } from './world/food/stores-a/index.ts';
import { foodStoresB } from './world/food/stores-b/index.ts';
import { groceryCategories, groceryStores } from './world/grocery/index.ts';
import { parcelCategories, parcelSteps, parcelWhyChoose } from './world/parcel.ts';
import { commonConditions, pharmacyCategories, pharmacyStores } from './world/pharmacy/index.ts';
import {
  banners,
  basicCampaigns,
  cashbackOffers,
  coupons,
  flashSales,
  itemCampaigns,
  landingTexts,
  offlinePaymentMethods,
} from './world/promotions.ts';
import { rentalProviders, vehicleBrands, vehicleCategories } from './world/rental/index.ts';
import type { CategorySeed, StoreSeed } from './world/types.ts';

/** Stores in the default order of their module. */
export const storeSeeds: StoreSeed[] = [
  ...foodStoresA,
  ...foodStoresB,
  ...groceryStores,
  ...pharmacyStores,
  ...ecommerceStores,
];

export const categorySeeds: CategorySeed[] = [
  ...foodCategories,
  ...groceryCategories,
  ...pharmacyCategories,
  ...ecommerceCategories,
];

export {
  banners,
  basicCampaigns,
  brands,
  cashbackOffers,
  commonConditions,
  coupons,
  flashSales,
  itemCampaigns,
  landingTexts,
  offlinePaymentMethods,
  parcelCategories,
  parcelSteps,
  parcelWhyChoose,
  rentalProviders,
  vehicleBrands,
  vehicleCategories,
};
