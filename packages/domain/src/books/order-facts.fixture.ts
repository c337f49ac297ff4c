import type { OrderType } from '../delivery/index.ts';
import type { OrderMoneyInput, OrderStatus } from '../orders/index.ts';
import {
  type AgreedTerms,
  agreeTerms,
  type OrderAmounts,
  type OrderFacts,
  officeTerms,
  STANDARD_TERM_SETTINGS,
} from './index.ts';

const STANDARD_TERMS = officeTerms(STANDARD_TERM_SETTINGS);

const OFFICE = { ...STANDARD_TERMS, commission: { ...STANDARD_TERMS.commission, percent: 10 } };
const SELLER = { commissionPercent: null, hasPlan: false, deliversItself: false, reverseCharge: false };

/** Goods of 20.00, a delivery of 3.00, a tip of 1.00 and a fee of 0.50: 24.50 in total. */
const AMOUNTS: OrderAmounts = {
  itemsMinor: 2000,
  discountMinor: 0,
  storeDiscountMinor: 0,
  couponDiscountMinor: 0,
  packagingMinor: 0,
  deliveryMinor: 300,
  originalDeliveryMinor: 300,
  surchargeMinor: 0,
  additionalMinor: 50,
  tipMinor: 100,
  totalMinor: 2450,
  taxes: [],
};

type FactChanges = Omit<Partial<OrderFacts>, 'money' | 'order'> & {
  type?: OrderType;
  status?: OrderStatus;
  storeId?: number | null;
  courierId?: number | null;
  deliversItself?: boolean;
  amounts?: Partial<OrderAmounts>;
  terms?: Partial<AgreedTerms>;
  money?: Partial<OrderMoneyInput>;
};

/** The facts of a delivered order that was paid at a provider, with a commission of 10 %. `changes` replace fields of them. */
export function factsOf({
  type = 'delivery',
  status = 'delivered',
  storeId = 5,
  courierId = 3,
  deliversItself = false,
  amounts: changedAmounts = {},
  terms = {},
  money = {},
  ...facts
}: FactChanges = {}): OrderFacts {
  const amounts = { ...AMOUNTS, ...changedAmounts };
  const agreed = agreeTerms(OFFICE, storeId === null ? null : { ...SELLER, deliversItself }, {
    coupon: null,
    freeDelivery: null,
  });
  return {
    order: { orderId: 7, type, storeId, courierId, amounts, terms: { ...agreed, ...terms } },
    money: {
      type,
      status,
      paymentMethod: 'digital_payment',
      paymentStatus: 'paid',
      totalMinor: amounts.totalMinor,
      walletMinor: 0,
      chargePayer: null,
      isCanceled: status === 'canceled',
      hasWallet: true,
      canceledAtMs: null,
      refundedAtMs: null,
      changes: [],
      refunds: [],
      handPayments: [],
      writtenOffMinor: 0,
      parcelReturn: null,
      cancellationFeeMinor: 0,
      trip: null,
      ...money,
    },
    wasDelivered: status === 'delivered' || status === 'refund_requested' || status === 'refunded',
    captures: [],
    providerRefunds: [],
    refunds: [],
    chargedMinor: 0,
    ...facts,
  };
}

/** The facts of a parcel of 5.00 with a tax of 5 % on top, without a store. */
export function parcelFacts(changes: FactChanges = {}): OrderFacts {
  return factsOf({
    type: 'parcel',
    storeId: null,
    ...changes,
    amounts: {
      itemsMinor: 0,
      deliveryMinor: 500,
      originalDeliveryMinor: 500,
      additionalMinor: 0,
      tipMinor: 0,
      totalMinor: 525,
      taxes: [{ of: 'delivery', ratePercent: 5, amountMinor: 25, included: false }],
      ...changes.amounts,
    },
  });
}

/** The facts of a trip of 100.00. */
export function tripFacts(changes: FactChanges = {}): OrderFacts {
  return factsOf({
    type: 'trip',
    courierId: null,
    ...changes,
    amounts: {
      itemsMinor: 10_000,
      deliveryMinor: 0,
      originalDeliveryMinor: 0,
      additionalMinor: 0,
      tipMinor: 0,
      totalMinor: 10_000,
      ...changes.amounts,
    },
    money: {
      ...changes.money,
      trip: {
        extraDueMinor: null,
        refundedMinor: 0,
        chargesMinor: 0,
        depositMinor: 0,
        ...changes.money?.trip,
      },
    },
  });
}
