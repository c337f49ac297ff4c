import { type Coupon, couponDiscountMinor, type Quote, quoteParts, quoteTaxes } from '../checkout/index.ts';
import { rateOf, type TaxTerms } from '../taxes/index.ts';
import { priceVehicles, type VehiclesInput, type VehiclesPrice } from './offer.ts';

export type TripQuoteInput = VehiclesInput & {
  /** The provider's deposit of one vehicle. */
  depositMinor: number;
  /** A coupon that passed `checkCoupon` with the discounted vehicles as subtotal. */
  coupon: Coupon | null;
  tax: TaxTerms;
  additionalChargeMinor: number;
};

/** The quote of an order without lines or delivery, with the price of each class of vehicles. */
export type TripQuote = Quote & {
  /** In the order of the input; null for a vehicle that does not offer this rental type. */
  vehicles: (VehiclesPrice | null)[];
  /** Paid at the pickup and returned at the return; not part of the total. */
  depositMinor: number;
};

/** Trips are not delivered. */
const NO_DELIVERY = {
  baseMinor: 0,
  originalMinor: 0,
  surchargeMinor: 0,
  totalMinor: 0,
  freeBecause: null,
} as const;

/**
 * The total of a trip and its parts, computed in this order: vehicles with the provider's minimum and offer or their own
 * discounts, coupon, tax, additional charge. The parts of the total are those of `quoteParts`.
 */
export function quoteTrip(input: TripQuoteInput): TripQuote {
  const { coupon, tax } = input;
  const vehicles = priceVehicles(input);
  const total = (amount: 'originalMinor' | 'priceMinor' | 'offerMinor') =>
    vehicles.reduce((sum, price) => sum + (price?.[amount] ?? 0), 0);
  const itemsMinor = total('originalMinor');
  const subtotalMinor = total('priceMinor');
  const couponOff = coupon ? couponDiscountMinor(coupon, subtotalMinor) : 0;
  const taxes = quoteTaxes(
    tax,
    [{ of: 'goods', ...rateOf(tax.ratePercent), priceMinor: subtotalMinor }],
    { on: 'goods', amountMinor: couponOff },
    { service_fee: input.additionalChargeMinor },
  );
  const quoted: TripQuote = {
    lines: [],
    itemsMinor,
    discountMinor: itemsMinor - subtotalMinor,
    storeDiscountMinor: total('offerMinor'),
    subtotalMinor,
    couponDiscountMinor: couponOff,
    ...taxes,
    delivery: NO_DELIVERY,
    additionalChargeMinor: input.additionalChargeMinor,
    packagingMinor: 0,
    tipMinor: 0,
    roundingMinor: 0,
    totalMinor: 0,
    vehicles,
    depositMinor: input.depositMinor * input.vehicles.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  return { ...quoted, totalMinor: quoteParts(quoted).reduce((sum, part) => sum + part.amountMinor, 0) };
}
