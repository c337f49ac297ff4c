import {
  type Coupon,
  couponDiscountMinor,
  couponGrantsFreeDelivery,
  type Quote,
  quoteParts,
  quoteTaxes,
} from '../checkout/index.ts';
import {
  chargeByRates,
  deliveryChargeMinor,
  type Surcharge,
  type VehicleExtra,
  vehicleExtraMinor,
  type ZoneRates,
} from '../delivery/index.ts';
import { rateOf, type TaxTerms } from '../taxes/index.ts';
import { type Measured, type MeasureRule, measureExtraMinor } from './measure.ts';

export type ParcelQuoteInput = {
  /** From `parcelRates`. */
  rates: ZoneRates;
  distanceKm: number;
  rule: MeasureRule;
  measured: Measured;
  /** The courier vehicles with an extra charge by distance. */
  vehicleExtras: VehicleExtra[];
  surcharge: Surcharge | null;
  /** A coupon that passed `checkCoupon` with the charge as subtotal. */
  coupon: Coupon | null;
  /** Its rate is that of the delivery. */
  tax: TaxTerms;
  additionalChargeMinor: number;
  tipMinor: number;
};

/** The quote of an order without lines, and the parts of its delivery charge before a coupon waives it. */
export type ParcelQuote = Quote & {
  parts: { distanceMinor: number; measureMinor: number; vehicleMinor: number };
};

/**
 * The total of a parcel and its parts. A parcel has no items: its charge is what coupons and the tax apply to. The parts
 * of the total are those of `quoteParts`.
 */
export function quoteParcel(input: ParcelQuoteInput): ParcelQuote {
  const { rates, distanceKm, vehicleExtras, coupon, tax } = input;
  const measureMinor = measureExtraMinor(input.rule, input.measured);
  const distanceMinor = chargeByRates(rates, { distanceKm, subtotalMinor: 0 });
  const charge = {
    orderType: 'parcel' as const,
    distanceKm,
    rates,
    vehicleExtras,
    measureMinor,
    surcharge: input.surcharge,
    storeFreeDelivery: false,
    adminFree: null,
    subtotalMinor: 0,
  };
  const chargeMinor = deliveryChargeMinor({ ...charge, couponFreeDelivery: false }).totalMinor;
  const delivery = deliveryChargeMinor({
    ...charge,
    couponFreeDelivery: couponGrantsFreeDelivery(coupon, chargeMinor),
  });
  const couponOff = coupon ? couponDiscountMinor(coupon, delivery.totalMinor) : 0;
  const { delivery: _, ...charges } = tax.charges ?? {};
  const taxes = quoteTaxes(
    { ...tax, charges },
    [{ of: 'delivery', ...rateOf(tax.ratePercent), priceMinor: delivery.totalMinor }],
    { on: 'delivery', amountMinor: couponOff },
    { service_fee: input.additionalChargeMinor },
  );
  const quoted: ParcelQuote = {
    lines: [],
    itemsMinor: 0,
    discountMinor: 0,
    storeDiscountMinor: 0,
    subtotalMinor: chargeMinor,
    couponDiscountMinor: couponOff,
    ...taxes,
    delivery,
    additionalChargeMinor: input.additionalChargeMinor,
    packagingMinor: 0,
    tipMinor: input.tipMinor,
    roundingMinor: 0,
    totalMinor: 0,
    parts: { distanceMinor, measureMinor, vehicleMinor: vehicleExtraMinor(distanceKm, vehicleExtras) },
  };
  return { ...quoted, totalMinor: quoteParts(quoted).reduce((sum, part) => sum + part.amountMinor, 0) };
}
