import { type Translate, useText } from '@errand/client/i18n.tsx';
import { kilometersText } from '@errand/client/kilometers.ts';
import { useMoney } from '@errand/client/money.ts';
import type { Quote } from '@errand/contract/orders-place';
import { roundingOf } from '@errand/domain/checkout';
import { cx } from '@errand/ui/cx.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { TaxRateRows } from '#platform/tax-rate-rows.tsx';
import { payParts } from '../payment/payment-choices.ts';
import './bill.css';
import './coupon-box.css';

/** The parts of the total as on the receipt; dimmed while a new quote loads. */
export function Bill(props: {
  quote: Quote;
  delivery: boolean;
  stale: boolean;
  /** False while a note beside the bill explains the new total. */
  announced?: boolean;
  /** The weight or size of a parcel. */
  measure?: string | undefined;
  /** The name of the items' row; "Items" by default. */
  items?: string;
  /** The name of their discount; "Item discount" by default. */
  discount?: string;
  /** The name of the store's offer; "Store discount" by default. */
  storeDiscount?: string;
}) {
  const t = useText();
  const money = useMoney();
  const { quote, delivery, stale, announced = true, measure, items, discount, storeDiscount } = props;
  const [wallet, due] = payParts(quote);
  useAnnouncement(`${t('checkout.total')} ${money.exact(quote.order_amount)}`, { active: announced });
  const included = quote.tax_status === 'included' && quote.tax_amount > 0;
  return (
    <dl className={cx('checkout-bill', stale && 'is-stale')} aria-busy={stale}>
      {billRows(quote, delivery, t, { measure, items, discount, storeDiscount }).map(
        ({ key, name, amount, before }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className={cx((amount < 0 || (key === 'delivery' && amount === 0)) && 'coupon-box-saving')}>
              {before !== undefined && (
                <s>
                  <span className="sr-only">{t('ui.before')} </span>
                  <bdi dir="ltr">{money.exact(before)}</bdi>
                </s>
              )}
              {before !== undefined && ' '}
              {key === 'delivery' && amount === 0 ? (
                t('checkout.free')
              ) : (
                <bdi dir="ltr">{money.exact(amount)}</bdi>
              )}
            </dd>
          </div>
        ),
      )}
      <div className="checkout-bill-total">
        <dt>
          {t('checkout.total')}
          {included && (
            <span className="text-caption">
              {t('checkout.taxIncluded', { amount: isolate(money.exact(quote.tax_amount)) })}
            </span>
          )}
        </dt>
        <dd>
          <bdi dir="ltr">{money.exact(quote.order_amount)}</bdi>
        </dd>
      </div>
      {due !== undefined && (
        <>
          <div>
            <dt>{t('checkout.fromWallet')}</dt>
            <dd className="coupon-box-saving">
              <bdi dir="ltr">{money.exact(-(wallet ?? 0))}</bdi>
            </dd>
          </div>
          <div className="checkout-bill-due">
            <dt>{t('checkout.toPay')}</dt>
            <dd>
              <bdi dir="ltr">{money.exact(due)}</bdi>
            </dd>
          </div>
        </>
      )}
      {quote.cashback && (
        <div>
          <dt>{t('checkout.cashback')}</dt>
          <dd className="coupon-box-saving">
            <bdi dir="ltr">{money.exact(quote.cashback.amount)}</bdi>
          </dd>
        </div>
      )}
      <TaxRateRows taxes={quote.taxes} />
    </dl>
  );
}

type BillRow = {
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
  const rounding = roundingOf(
    quote.order_amount,
    rows.map(({ amount }) => amount),
  );
  return [...rows, { key: 'rounding', name: t('checkout.rounding'), amount: rounding }].filter(
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
