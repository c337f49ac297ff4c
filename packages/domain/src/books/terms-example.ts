import type { FreeDeliveryReason } from '../delivery/index.ts';
import { taxMinor } from '../taxes/index.ts';
import { courierOwner, storeOwner } from './accounts.ts';
import { balanceOf, replay, resultOf, totalOfClass } from './balances.ts';
import { earnOrder, earnReturnFee, keepCancellationFee } from './earning.ts';
import type { JournalEntry } from './journal.ts';
import type { BookedOrder, OrderAmounts } from './order-amounts.ts';
import { agreeTerms, type CouponTerms, type OfficeTerms } from './terms.ts';

/** An order that shows what terms mean. Amounts are in minor units. */
export type ExampleOrder = {
  itemsMinor: number;
  /** A discount of the store. */
  discountMinor: number;
  couponMinor: number;
  couponBy: 'store' | 'shop';
  deliveryMinor: number;
  /** Who makes the delivery free; null for one that the customer pays. */
  freeDelivery: Extract<FreeDeliveryReason, 'store' | 'order_amount'> | null;
  /** The tax on goods. */
  tax: { percent: number; included: boolean };
};

/** What each party gets of an amount that a customer has paid. The parts add up to it. */
export type Division = {
  paidMinor: number;
  storeMinor: number;
  courierMinor: number;
  operatorMinor: number;
  taxMinor: number;
};

const ID = 1;
const SELLER = { commissionPercent: null, hasPlan: false, deliversItself: false, reverseCharge: false };

/** Divides an example order, which a courier of the operator delivers, by the terms of the office. */
export function divideExample(office: OfficeTerms, example: ExampleOrder): Division {
  const { couponMinor, couponBy, freeDelivery } = example;
  const coupon: CouponTerms | null =
    couponMinor > 0 ? { byStore: couponBy === 'store', storePercent: null } : null;
  const terms = agreeTerms(office, SELLER, { coupon, freeDelivery });
  return divisionOf(earnOrder({ ...ORDER, terms, amounts: amountsOf(example) }));
}

/** Divides a cancellation fee, and the return fee of a parcel, by the terms of the office. */
export function divideFees(
  office: OfficeTerms,
  feeMinor: number,
): { canceled: Division; returned: Division } {
  const terms = agreeTerms(office, SELLER, { coupon: null, freeDelivery: null });
  return {
    canceled: divisionOf(keepCancellationFee({ ...ORDER, terms }, feeMinor)),
    returned: divisionOf(earnReturnFee({ ...ORDER, terms }, feeMinor)),
  };
}

const ORDER = {
  orderId: ID,
  type: 'delivery',
  storeId: ID,
  courierId: ID,
} as const satisfies Partial<BookedOrder>;

function divisionOf(entry: JournalEntry): Division {
  const balances = replay([entry]);
  const taxOf = totalOfClass(balances, 'tax');
  const storeMinor = balanceOf(balances, 'store', storeOwner(ID));
  const courierMinor = balanceOf(balances, 'courier', courierOwner(ID));
  const operatorMinor = resultOf(balances);
  return {
    paidMinor: storeMinor + courierMinor + operatorMinor + taxOf,
    storeMinor,
    courierMinor,
    operatorMinor,
    taxMinor: taxOf,
  };
}

function amountsOf(example: ExampleOrder): OrderAmounts {
  const { itemsMinor, deliveryMinor, freeDelivery, tax } = example;
  const discountMinor = Math.min(example.discountMinor, itemsMinor);
  const couponDiscountMinor = Math.min(example.couponMinor, itemsMinor - discountMinor);
  const paidMinor = itemsMinor - discountMinor - couponDiscountMinor;
  const amountMinor = taxMinor(paidMinor, tax.percent, tax.included);
  const charge = freeDelivery === null ? deliveryMinor : 0;
  return {
    itemsMinor,
    discountMinor,
    storeDiscountMinor: 0,
    couponDiscountMinor,
    packagingMinor: 0,
    deliveryMinor: charge,
    originalDeliveryMinor: deliveryMinor,
    surchargeMinor: 0,
    additionalMinor: 0,
    tipMinor: 0,
    totalMinor: paidMinor + (tax.included ? 0 : amountMinor) + charge,
    taxes:
      amountMinor === 0
        ? []
        : [{ of: 'goods', ratePercent: tax.percent, amountMinor, included: tax.included }],
  };
}
