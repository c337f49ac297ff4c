import type { Translate } from '@errand/client/i18n.tsx';
import { kilometersText } from '@errand/client/kilometers.ts';
import type { Quote } from '@errand/contract/orders-place';
import { isolate } from '@errand/ui/isolate.ts';

export type BillRow = {
  key: string;
  name: string;
  /** Signed: discounts are negative. */
  amount: number;
  /** The original price of a waived charge. */
  before?: number | undefined;
};

/**
 * The parts of a total in the order of a receipt; they add up to it. Zero parts are left out. `names` overrides the
 * names of the rows; `measure` is the weight or size of a parcel.
 */
export function billRows(
  quote: Quote,
  delivery: boolean,
  t: Translate,
  names: Partial<Record<'measure' | 'items' | 'discount' | 'storeDiscount', string | undefined>> = {},
): BillRow[] {
  const {
    measure,
    items = t('checkout.items'),
    discount = t('checkout.discount'),
    storeDiscount = t('checkout.storeDiscount'),
  } = names;
  const tax = quote.tax_status === 'excluded' ? quote.tax_amount : 0;
  const waived = quote.delivery_charge === 0 && quote.original_delivery_charge > 0;
  const rows: BillRow[] = [
    ...(quote.parcel ? [] : [{ key: 'items', name: items, amount: quote.items_amount }]),
    ...(waived ? [] : parcelRows(quote, t, measure)),
    { key: 'discount', name: discount, amount: -quote.discount_amount },
    { key: 'store', name: storeDiscount, amount: -quote.store_discount_amount },
    { key: 'coupon', name: t('checkout.coupon'), amount: -quote.coupon_discount_amount },
    { key: 'tax', name: t('checkout.tax'), amount: tax },
    {
      key: 'delivery',
      name: t('checkout.deliveryFee'),
      // The charge of a parcel is listed in parts, unless it is waived.
      amount: quote.parcel ? 0 : quote.delivery_charge,
      before: waived ? quote.original_delivery_charge : undefined,
    },
    { key: 'surcharge', name: t('checkout.surcharge'), amount: quote.surcharge },
    {
      key: 'additional',
      name: quote.additional_charge_name || t('checkout.additional'),
      amount: quote.additional_charge,
    },
    { key: 'packaging', name: t('checkout.packaging'), amount: quote.extra_packaging_amount },
    { key: 'tip', name: t('checkout.tip'), amount: quote.dm_tips },
  ];
  return rows.filter(
    ({ key, amount }) =>
      amount !== 0 ||
      key === 'items' ||
      key === 'distance' ||
      (key === 'delivery' && (quote.parcel ? waived : delivery)),
  );
}

function parcelRows({ parcel, distance }: Quote, t: Translate, measure: string | undefined): BillRow[] {
  if (!parcel) return [];
  const kilometers = isolate(kilometersText(distance ?? 0));
  return [
    {
      key: 'distance',
      name: t('checkout.parcelDistance', { kilometers }),
      amount: parcel.distance_charge,
    },
    { key: 'measure', name: measure ?? t('checkout.parcelMeasure'), amount: parcel.measure_charge },
    { key: 'vehicle', name: t('checkout.parcelVehicle'), amount: parcel.vehicle_charge },
  ];
}
