import { agreeTerms, COMMISSION_BASES, COMMISSION_TAXES, type OfficeTerms } from '@errand/domain/books';
import type { FreeDeliveryReason, OrderType } from '@errand/domain/delivery';
import { allocate } from '@errand/domain/money';
import {
  chargeAmounts,
  computeTaxes,
  type OrderTax,
  rateOf,
  TAXED_CHARGES,
  type TaxedPart,
  taxTotal,
} from '@errand/domain/taxes';
import type { Random } from '../../seed/city/seeded-random.ts';
import type { orderLines, orders } from '../../src/features/orders/orders.tables.ts';

export type OrderValues = Omit<typeof orders.$inferInsert, 'moduleId' | 'zoneId'>;
export type LineValues = Omit<typeof orderLines.$inferInsert, 'orderId' | 'itemId'>;

const WAIVERS: readonly FreeDeliveryReason[] = ['store', 'coupon', 'all_stores', 'order_amount'];
const RATES = [0, 5, 7.7, 15, 19] as const;

export function oneOf<T>(random: Random, options: readonly T[]): T {
  const option = options[random.below(options.length)];
  if (option === undefined) throw new RangeError('There is nothing to choose from.');
  return option;
}

/** An amount of up to `most` minor units; often a whole, none, or as small as can be. */
export function amountUpTo(random: Random, most: number): number {
  if (most <= 0 || random.chance(0.15)) return 0;
  if (random.chance(0.1)) return Math.min(most, 1 + random.below(3));
  return random.chance(0.1) ? most : random.below(most + 1);
}

function percent(random: Random): number {
  return random.chance(0.4) ? oneOf(random, [0, 100]) : random.below(1001) / 10;
}

/** What the office has decided, which can change in mid week. */
export function randomOffice(random: Random): OfficeTerms {
  return {
    commission: {
      percent: percent(random) / 4,
      basis: oneOf(random, COMMISSION_BASES),
      tax: oneOf(random, COMMISSION_TAXES),
      taxPercent: oneOf(random, RATES),
    },
    courier: { deliveryPercent: percent(random), returnFeePercent: percent(random) },
    storeBears: {
      discount: percent(random),
      ownCoupon: percent(random),
      shopCoupon: percent(random),
      storeFreeDelivery: percent(random),
      operatorFreeDelivery: percent(random),
    },
    goodsTaxBy: oneOf(random, ['store', 'operator']),
    cancellationFee: { storePercent: percent(random), courierPercent: percent(random) },
  };
}

type Parties = { owner: string; storeId: number | null; courierId: number | null };

/** An order of a type with random amounts, its terms as the office has them now, and its lines. Nothing of it is paid. */
export function randomOrder(
  random: Random,
  office: OfficeTerms,
  type: OrderType,
  { owner, storeId, courierId }: Parties,
): { values: OrderValues; lines: LineValues[] } {
  const scale = oneOf(random, [40, 3000, 20_000, 900_000]);
  const isGoods = type !== 'parcel';
  const isCarried = type === 'delivery' || type === 'parcel';
  const itemsMinor = isGoods ? 1 + random.below(scale) : 0;
  const discountMinor = amountUpTo(random, itemsMinor);
  const storeDiscountMinor = amountUpTo(random, discountMinor);
  const originalDeliveryMinor = isCarried ? amountUpTo(random, scale / 4) : 0;
  const isWaived = type === 'delivery' && random.chance(0.3);
  const deliveryMinor = isWaived ? 0 : originalDeliveryMinor;
  const hasCoupon = random.chance(0.4);
  const waivable = isGoods ? itemsMinor - discountMinor : deliveryMinor;
  const couponDiscountMinor = hasCoupon ? amountUpTo(random, waivable) : 0;
  const taxRate = oneOf(random, RATES);
  const taxIncluded = random.chance(0.5);
  const surchargeMinor = isCarried ? amountUpTo(random, scale / 20) : 0;
  const additionalMinor = amountUpTo(random, scale / 20);
  const packagingMinor = isGoods && type !== 'trip' ? amountUpTo(random, scale / 20) : 0;
  const taxes = taxesOf(random, { isGoods, taxRate, taxIncluded }, couponDiscountMinor, {
    goods: itemsMinor - discountMinor,
    delivery: deliveryMinor + surchargeMinor,
    packaging: packagingMinor,
    service_fee: additionalMinor,
  });
  const amounts = {
    itemsMinor,
    discountMinor,
    storeDiscountMinor,
    couponDiscountMinor,
    taxMinor: taxTotal(taxes),
    taxRate,
    taxIncluded,
    deliveryMinor,
    originalDeliveryMinor,
    surchargeMinor,
    additionalMinor,
    packagingMinor,
    tipMinor: isCarried ? amountUpTo(random, scale / 10) : 0,
  };
  const terms = agreeTerms(
    office,
    storeId === null
      ? null
      : {
          commissionPercent: random.chance(0.5) ? percent(random) / 3 : null,
          hasPlan: random.chance(0.2),
          deliversItself: type === 'delivery' && random.chance(0.35),
          reverseCharge: random.chance(0.1),
        },
    {
      coupon: hasCoupon ? { byStore: false, storePercent: percent(random) } : null,
      freeDelivery: isWaived ? oneOf(random, WAIVERS) : null,
    },
  );
  return {
    values: {
      owner,
      storeId,
      courierId: isCarried ? courierId : null,
      type,
      paymentMethod: 'cash_on_delivery',
      chargePayer: type === 'parcel' ? oneOf(random, ['sender', 'receiver']) : null,
      ...amounts,
      taxes,
      totalMinor: totalOf(amounts),
      terms,
      contact: { name: 'Layla Haddad', phone: '+971501234567', email: null },
      otp: '1234',
    },
    lines: isGoods && type !== 'trip' ? linesOf(random, amounts) : [],
  };
}

/** Taxes of one or several rates on the goods, or on the delivery of a parcel, and sometimes on the charges. */
function taxesOf(
  random: Random,
  { isGoods, taxRate, taxIncluded }: { isGoods: boolean; taxRate: number; taxIncluded: boolean },
  couponMinor: number,
  prices: Record<TaxedPart, number>,
): OrderTax[] {
  const of = isGoods ? 'goods' : 'delivery';
  const firstMinor = random.chance(0.5) ? prices[of] : amountUpTo(random, prices[of]);
  const usual = [
    { of, ...rateOf(taxRate), priceMinor: firstMinor },
    { of, ...rateOf(oneOf(random, RATES)), priceMinor: prices[of] - firstMinor },
  ] as const;
  const charges = TAXED_CHARGES.filter((charge) => charge !== of && random.chance(0.3));
  const rates = Object.fromEntries(charges.map((charge) => [charge, oneOf(random, RATES)]));
  return computeTaxes(
    [...usual, ...chargeAmounts(rates, prices)],
    { on: of, amountMinor: couponMinor },
    taxIncluded,
  );
}

type Amounts = Pick<
  OrderValues,
  | 'itemsMinor'
  | 'discountMinor'
  | 'couponDiscountMinor'
  | 'taxMinor'
  | 'taxIncluded'
  | 'deliveryMinor'
  | 'surchargeMinor'
  | 'additionalMinor'
  | 'packagingMinor'
  | 'tipMinor'
>;

/** What the customer pays. */
export function totalOf(order: Amounts): number {
  return (
    order.itemsMinor -
    order.discountMinor -
    order.couponDiscountMinor +
    (order.taxIncluded ? 0 : order.taxMinor) +
    order.deliveryMinor +
    order.surchargeMinor +
    order.additionalMinor +
    order.packagingMinor +
    order.tipMinor
  );
}

function linesOf(random: Random, { itemsMinor, discountMinor, taxMinor }: Amounts): LineValues[] {
  const weights = [1 + random.below(9), 1 + random.below(9), random.below(2)];
  const parts = (minor: number) => allocate(minor, weights);
  const [totals, taxes] = [parts(itemsMinor - discountMinor), parts(taxMinor)];
  return totals.map((totalMinor, at) => ({
    name: { en: `Item ${at}` },
    slug: `item-${at}`,
    choice: { variation: [] } as never,
    choiceText: { en: '' },
    addOns: [],
    quantity: 1 + random.below(4),
    unitMinor: 0,
    addOnsMinor: 0,
    discountMinor: 0,
    taxMinor: taxes[at] ?? 0,
    totalMinor,
  }));
}
