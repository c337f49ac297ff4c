import { type Coupon, couponDiscountMinor, type Quote, quoteParts, taxMinor } from '../checkout/index.ts';
import { type RentalLength, type VehiclePrice, type VehiclePrices, vehiclePrice } from './price.ts';

export type TripQuoteInput = {
  vehicles: { prices: VehiclePrices; quantity: number }[];
  length: RentalLength;
  /** The provider's least price and deposit of one vehicle. */
  minimumMinor: number;
  depositMinor: number;
  /** A coupon that passed `checkCoupon` with the discounted vehicles as subtotal. */
  coupon: Coupon | null;
  tax: { ratePercent: number; included: boolean };
  additionalChargeMinor: number;
};

/** The quote of an order without lines or delivery, with the price of one of each vehicle. */
export type TripQuote = Quote & {
  /** In the order of the input; null where the vehicle is not rented that way. */
  vehicles: (VehiclePrice | null)[];
  /** Handed over at the pickup and given back at the return: not part of the total. */
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
 * The total of a trip and its parts, computed in this order: vehicles with their discounts and the provider's minimum,
 * coupon, tax, additional charge. The parts of the total are those of `quoteParts`.
 */
export function quoteTrip(input: TripQuoteInput): TripQuote {
  const { coupon, tax } = input;
  const vehicles = input.vehicles.map(({ prices }) => vehiclePrice(prices, input.length, input.minimumMinor));
  const total = (amount: (price: VehiclePrice) => number) =>
    vehicles.reduce((sum, price, at) => sum + (price ? amount(price) * quantityAt(input, at) : 0), 0);
  const itemsMinor = total((price) => price.originalMinor);
  const subtotalMinor = total((price) => price.priceMinor);
  const couponOff = coupon ? couponDiscountMinor(coupon, subtotalMinor) : 0;
  const taxOf = taxMinor(subtotalMinor - couponOff, tax.ratePercent, tax.included);
  const quoted: TripQuote = {
    lines: [],
    itemsMinor,
    discountMinor: itemsMinor - subtotalMinor,
    storeDiscountMinor: 0,
    subtotalMinor,
    couponDiscountMinor: couponOff,
    taxMinor: taxOf,
    taxIncluded: tax.included,
    taxAddedMinor: tax.included ? 0 : taxOf,
    delivery: NO_DELIVERY,
    additionalChargeMinor: input.additionalChargeMinor,
    packagingMinor: 0,
    tipMinor: 0,
    totalMinor: 0,
    vehicles,
    depositMinor: input.depositMinor * input.vehicles.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  return { ...quoted, totalMinor: quoteParts(quoted).reduce((sum, part) => sum + part.amountMinor, 0) };
}

function quantityAt({ vehicles }: TripQuoteInput, at: number): number {
  return vehicles[at]?.quantity ?? 0;
}
