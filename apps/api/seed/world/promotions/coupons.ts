import type { DiscountSeed } from '../types.ts';
import type { CashbackSeed, CouponSeed, WalletBonusSeed } from './types.ts';

export const coupons: CouponSeed[] = [
  coupon(
    'OLDTOWN',
    ['$3 off around the Old Town', '$3 خصم في المدينة القديمة'],
    'zone_wise',
    amount(3),
    [15, 0, 5, 60],
  ),
  coupon(
    'AHLAN',
    ['30% off your first order', 'خصم 30% على طلبك الأول'],
    'first_order',
    percent(30),
    [10, 8, 1, 365],
  ),
  coupon('SEABREEZE', ['10% off anything', 'خصم 10% على كل شيء'], 'default', percent(10), [20, 6, 10, 90]),
  coupon(
    'HIGHTIDE',
    ['$5 off baskets from $40', '$5 خصم على السلال ابتداءً من $40'],
    'default',
    amount(5),
    [40, 0, 5, 45],
  ),
  coupon('FREERIDE', ['Delivery is on us', 'التوصيل علينا'], 'free_delivery', undefined, [18, 0, 4, 30]),
  coupon(
    'NIGHTOWL',
    ['Free delivery from the kitchens', 'توصيل مجاني من المطاعم'],
    'free_delivery',
    undefined,
    [12, 0, 3, 21],
    {
      module: 'food',
    },
  ),
  coupon(
    'HARBOURSIDE',
    ['15% off near the water', 'خصم 15% قرب الماء'],
    'zone_wise',
    percent(15),
    [25, 9, 4, 40],
  ),
  coupon(
    'NORTHLIGHT12',
    ['$12 off at Northlight Outfitters', '$12 خصم لدى نورثلايت للرحلات'],
    'store_wise',
    amount(12),
    [80, 0, 2, 60],
    {
      module: 'ecommerce',
      stores: ['northlight-outfitters'],
    },
  ),
  coupon(
    'ROSEWATER',
    ['20% off at Rosewater & Clay', 'خصم 20% لدى ماء الورد والطين'],
    'store_wise',
    percent(20),
    [20, 10, 3, 60],
    {
      module: 'ecommerce',
      stores: ['rosewater-and-clay'],
    },
  ),
  coupon(
    'COASTROAD',
    ['15% off a day on the road', 'خصم 15% على يوم في الطريق'],
    'default',
    percent(15),
    [50, 20, 3, 75],
    {
      module: 'rental',
    },
  ),
];

export const cashbackOffers: CashbackSeed[] = [
  {
    title: { en: '5% back to your wallet', ar: '5% تعود إلى محفظتك' },
    type: 'percentage',
    amount: 5,
    minPurchase: 20,
    maxDiscount: 4,
    sameUserLimit: 10,
    validDays: 60,
  },
  {
    title: { en: '$4 back on orders from $60', ar: '$4 تعود إليك من الطلبات ابتداءً من $60' },
    type: 'amount',
    amount: 4,
    minPurchase: 60,
    maxDiscount: 4,
    sameUserLimit: 5,
    validDays: 60,
  },
];

export const walletBonuses: WalletBonusSeed[] = [
  {
    title: { en: 'Add $50, get $5 more', ar: 'أضف $50 واحصل على $5' },
    description: { en: 'The bonus arrives with the top-up.', ar: 'تصل المكافأة مع الشحن.' },
    type: 'amount',
    amount: 5,
    minimumAdd: 50,
    maximumBonus: 5,
    validDays: 120,
  },
  {
    title: { en: '12% more from $100', ar: '12% إضافية من $100' },
    description: { en: 'Up to $20 for the larger wallets.', ar: 'حتى $20 للمحافظ الأكبر.' },
    type: 'percentage',
    amount: 12,
    minimumAdd: 100,
    maximumBonus: 20,
    validDays: 120,
  },
];

/** Tips offered at checkout, in major units; the first is the most frequent one. */
export const mostUsedTips: number[] = [1, 2, 3];

function coupon(
  code: string,
  [en, ar]: [en: string, ar: string],
  type: CouponSeed['type'],
  discount: DiscountSeed | undefined,
  [minPurchase, maxDiscount, limit, validDays]: [number, number, number, number],
  extra: Pick<CouponSeed, 'module' | 'stores'> = {},
): CouponSeed {
  const row: CouponSeed = {
    code,
    title: { en, ar },
    type,
    minPurchase,
    maxDiscount,
    limit,
    validDays,
    ...extra,
  };
  return discount ? { ...row, discount } : row;
}

function percent(value: number): DiscountSeed {
  return { type: 'percent', value };
}

function amount(value: number): DiscountSeed {
  return { type: 'amount', value };
}
