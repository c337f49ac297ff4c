import type { DiscountSeed, ItemSeed, ModuleType, Picture, StoreModule, Text, Tint } from '../types.ts';

/** Target of a banner. */
export type BannerTarget =
  | { kind: 'store'; slug: string }
  | { kind: 'provider'; slug: string }
  | { kind: 'category'; slug: string }
  | { kind: 'campaign'; slug: string }
  | { kind: 'parcel'; slug: string }
  | { kind: 'stores'; filter: 'popular' | 'latest' }
  | { kind: 'none' };

export type BannerSeed = {
  slug: string;
  module: ModuleType;
  /** 'top' is at the top of the home page; 'bottom' is between its categories. */
  place: 'top' | 'bottom';
  title: Text;
  /** `{freeDelivery}` stands for the operator's threshold of free delivery. */
  subtitle: Text;
  button?: Text;
  /** The module's accent color, or a tint with dark text. */
  ground: 'accent' | Tint;
  pictures: Picture[];
  target: BannerTarget;
  featured?: boolean;
};

/** Days and hours are relative to the start of the demo; daily hours are in the zone's time. */
export type BasicCampaignSeed = {
  slug: string;
  module: StoreModule;
  title: Text;
  description: Text;
  picture: Picture;
  tint: Tint;
  /** Number of stores; the seeder selects them. */
  storeCount: number;
  daysFrom: number;
  daysTo: number;
  dailyHours: [string, string];
};

export type ItemCampaignSeed = {
  /** The item as sold; `price` is before the campaign. */
  item: Pick<
    ItemSeed,
    'slug' | 'name' | 'description' | 'price' | 'picture' | 'tint' | 'veg' | 'unit' | 'stock'
  >;
  module: 'food' | 'grocery' | 'ecommerce';
  category: string;
  campaignPrice: number;
  daysFrom: number;
  daysTo: number;
  dailyHours: [string, string];
};

export type FlashSaleSeed = {
  slug: string;
  module: 'grocery' | 'ecommerce';
  title: Text;
  /** Duration in hours; the next sale starts when it ends. */
  hours: number;
  percent: number;
  itemCount: number;
  stockPerItem: number;
};

export type CouponSeed = {
  code: string;
  title: Text;
  type: 'default' | 'first_order' | 'free_delivery' | 'zone_wise' | 'store_wise';
  /** Without a module it applies to all modules. */
  module?: ModuleType;
  /** free_delivery has none. */
  discount?: DiscountSeed;
  minPurchase: number;
  /** 0 = no cap. */
  maxDiscount: number;
  /** Uses per customer. */
  limit: number;
  /** store_wise: slugs of the stores; rental: slugs of providers. */
  stores?: string[];
  validDays: number;
};

export type CashbackSeed = {
  title: Text;
  type: 'percentage' | 'amount';
  amount: number;
  minPurchase: number;
  /** 0 = no cap. */
  maxDiscount: number;
  sameUserLimit: number;
  validDays: number;
};

export type WalletBonusSeed = {
  title: Text;
  description: Text;
  type: 'percentage' | 'amount';
  amount: number;
  minimumAdd: number;
  maximumBonus: number;
  validDays: number;
};

export type CancellationReasonSeed = { reason: Text; userType: 'customer' };

export type OfflinePaymentMethodSeed = {
  slug: string;
  name: Text;
  /** Payment details: account names and numbers. */
  fields: { name: string; label: Text; value: string }[];
  /** Fields that the customer fills in after paying. */
  informations: { name: string; label: Text; placeholder: Text; required: boolean }[];
};
