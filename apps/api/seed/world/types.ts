/**
 * Types of the demo world's catalog. Pure data: no ids, no clock, no randomness.
 * Prices are major units (9.25 = $9.25); option prices are whole numbers.
 * Pictures are icon names of the Fluent emoji set ("hamburger", "shallow-pan-of-food").
 */
export type Text = { en: string; ar: string };

export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';
export type StoreModule = Exclude<ModuleType, 'parcel' | 'rental'>;

export type District =
  | 'old-town'
  | 'harbour'
  | 'corniche'
  | 'lighthouse'
  | 'garden-quarter'
  | 'silk-market'
  | 'palm-hill'
  | 'university'
  | 'marina'
  | 'east-bay'
  | 'stone-bridge'
  | 'airport-road';

export type Tint = 'sand' | 'peach' | 'butter' | 'mint' | 'sea' | 'sky' | 'lilac' | 'rose' | 'clay' | 'stone';

export type Motif = 'arch' | 'awning' | 'sun' | 'waves' | 'hills' | 'quarter' | 'table' | 'drops' | 'road';

/** Icon names are checked against the shipped pictures at build time. */
export type Picture = string;

export type DiscountSeed = { type: 'percent' | 'amount'; value: number };

export type FoodGroupSeed = {
  name: Text;
  type: 'single' | 'multi';
  required: boolean;
  /** Only for multi groups. */
  min?: number;
  max?: number;
  /** `price` is in whole currency units, 0 = included. */
  values: { label: Text; price: number }[];
};

/** A non-food option ("Size": ["250 ml", "1 l"]). Every combination becomes a variation. */
export type ChoiceSeed = { title: Text; options: Text[] };

/** Price and stock of one combination, keyed by the English values joined with "-" in the order of the options. */
export type VariationSeed = { type: string; price: number; stock: number };

export type ItemSeed = {
  /** Unique within its store, kebab-case. */
  slug: string;
  name: Text;
  description: Text;
  price: number;
  picture: Picture;
  /** More pictures for the product gallery (non-food). */
  gallery?: Picture[];
  tint?: Tint;
  /** Food only: whether it is vegetarian. */
  veg?: boolean;
  halal?: boolean;
  organic?: boolean;
  recommended?: boolean;
  discount?: DiscountSeed;
  /** Non-food: "kg", "piece", "pack", "bottle". */
  unit?: string;
  /** Non-food without variations; 0 = out of stock. */
  stock?: number;
  /** Maximum quantity per cart. */
  maxQuantity?: number;
  groups?: FoodGroupSeed[];
  choices?: ChoiceSeed[];
  variations?: VariationSeed[];
  /** Slugs of the store's `addOns`. */
  addOns?: string[];
  /** ["18:00", "23:00"]: available only between these hours of the zone's time. */
  available?: [string, string];
  /** Can be scheduled while it is not available now. */
  scheduleOrder?: boolean;
  nutrition?: string[];
  allergies?: string[];
  genericName?: string[];
  prescription?: boolean;
  /** Pharmacy: slug of a common condition. */
  condition?: string;
  basic?: boolean;
  /** E-commerce: slug of a brand. */
  brand?: string;
  tags?: string[];
  /** 1.0 to 5.0, and the number of ratings. */
  rating?: [number, number];
};

export type AddOnSeed = { slug: string; name: Text; price: number };

/** The items of a category. `dayparts` are the days (0 = Sunday) and hours in which the store sells them. */
export type MenuSection = {
  category: string;
  items: ItemSeed[];
  dayparts?: { days: number[]; hours: [string, string] }[];
};

export type StoreSeed = {
  slug: string;
  module: StoreModule;
  name: Text;
  /** The tagline of the card: "Levantine grill". */
  kind: Text;
  district: District;
  tint: Tint;
  motif: Motif;
  /** Main picture first, then one or two small ones for the cover. */
  pictures: [Picture, Picture, Picture?];
  /** Six pictures for the row of arches on the store's page. */
  arcade: [Picture, Picture, Picture, Picture, Picture, Picture];
  rating: [number, number];
  /** Delivery time in minutes, minimum and maximum. */
  deliveryMinutes: [number, number];
  minimumOrder: number;
  /** Percent. */
  taxRate: number;
  freeDelivery?: boolean;
  /** The store has own couriers and rates, in major units. */
  selfDelivery?: { perKm: number; minimum: number; maximum: number };
  packaging?: number;
  takeAway?: boolean;
  /**
   * Opening hours in the zone's time. 'always' = day and night. Otherwise one or two intervals a day; an interval
   * that ends before it starts runs past midnight. `closed` lists weekdays, 0 = Sunday.
   */
  hours: 'always' | { intervals: [string, string][]; closed?: number[] };
  discount?: DiscountSeed & { minPurchase: number; maxDiscount: number };
  veg?: boolean;
  nonVeg?: boolean;
  halal?: boolean;
  featured?: boolean;
  prescriptionOrder?: boolean;
  /** False if the store's plan has no reviews. */
  reviews?: boolean;
  announcement?: Text;
  /** Days between the opening and the start of the demo: sorts the "latest" lists. */
  openedDaysAgo: number;
  addOns?: AddOnSeed[];
  menu: MenuSection[];
};

export type CategorySeed = {
  slug: string;
  module: StoreModule;
  name: Text;
  picture: Picture;
  tint: Tint;
  parent?: string;
};

export type BrandSeed = { slug: string; name: Text; picture: Picture };
export type ConditionSeed = { slug: string; name: Text; picture: Picture };

export type ReviewSeed = { rating: 1 | 2 | 3 | 4 | 5; comment: Text; name: Text };
