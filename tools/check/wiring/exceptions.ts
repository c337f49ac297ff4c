/** Names that a guard would report, by the reason why they stay. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

export const TABLES_WITHOUT_WRITER: Exceptions = {
  'filled by a trigger of the database': ['audit_changes', 'ledger_months'],
  'of the demo only: its map, and its payment provider; a shop configures real ones': [
    'city_maps',
    'demo_bank_charges',
  ],
  'written by `vehicleKinds`, which gets the table as a parameter': ['vehicle_brands', 'vehicle_categories'],
};

export const ENDPOINTS_WITHOUT_CALLER: Exceptions = {
  'older clients; the storefront calls the newer form': [
    'checkEmail',
    'getAboutUs',
    'getCancellationPolicy',
    'getMobileLanding',
    'getPrivacyPolicy',
    'getRefundPolicy',
    'getShippingPolicy',
    'getStoreDelivery',
    'getTerms',
    'listMessages',
    'payTrip',
    'removeRentalVehicle',
    'removeRentalVehicles',
    'socialLogin',
    'socialRegister',
    'verifyEmail',
  ],
  'a part of another response, which the storefront reads': [
    'checkZone',
    'getCashback',
    'getItemRating',
    'getLastLocation',
    'getLastTrip',
    'getOrderTax',
    'getStoreDelivery',
    'getSurgePrice',
    'getTripTax',
    'getVehicleExtraCharge',
    'listCashbacks',
    'listCategoryChildren',
    'listFlashItems',
    'listTestimonials',
  ],
  'shelves and lists of other clients; the storefront arranges its own': [
    'listAllergyNames',
    'listConditionShelf',
    'listFeaturedCategoryItems',
    'listGenericNames',
    'listInterestItems',
    'listItemsOfBrand',
    'listNutritionNames',
    'listPopularCategories',
    'listPopularStoreItems',
    'listPopularVehicles',
    'listProviderBanners',
    'listRecommendedStores',
    'listRentalBanners',
    'listReviewsOfVehicle',
    'listSetMenus',
    'listStoreBanners',
    'listSuggestedItems',
    'listTopOffers',
  ],
  'of apps with their own screens: reminders, and their inbox': [
    'cancelReviewReminder',
    'getReviewReminder',
    'searchConversations',
  ],
  'its screen is being added': ['listAutomatedMessages'],
};

export const SETTINGS_WITHOUT_READER: Exceptions = {};
