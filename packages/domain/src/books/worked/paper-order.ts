import { ORDER_TYPES } from '../../delivery/index.ts';
import { toMinor } from '../../money/index.ts';
import {
  type AgreedTerms,
  agreeTerms,
  type BookedOrder,
  officeTerms,
  STANDARD_TERM_SETTINGS,
  type TaxLine,
} from '../index.ts';
import { partsOf } from './paper-table.ts';

const STANDARD_TERMS = officeTerms(STANDARD_TERM_SETTINGS);

export type Parties = { orderId: number; storeId: number; courierId: number; customerId: number };

/**
 * An order as a table writes it: `delivery: items 20.00, coupon 2.00, tax 5% added 0.90`, its total, and the terms that
 * differ from the standard, such as `12%, store bears coupon 40%`. Throws for words that it does not know.
 */
export function orderOf(
  { sold, total, terms, digits }: { sold: string; total: string; terms: string; digits: number },
  { orderId, storeId, courierId }: Parties,
): BookedOrder {
  const [kind = '', list = ''] = sold.split(':');
  const type = ORDER_TYPES.find((one) => one === kind.trim().replace(' ', '_'));
  if (!type) throw new Error(`Unknown kind of an order: ${kind}`);
  const minor = (text: string) => toMinor(Number(text), digits);
  const amounts = new Map<string, number>();
  const taxes: TaxLine[] = [];
  for (const part of partsOf(list, ',')) {
    const tax = /^(?:(delivery|fee) )?tax ([\d.]+)% (added|included) ([\d.]+)$/.exec(part);
    const plain = /^(items|discount|offer|coupon|packaging|delivery|waived|surcharge|fee|tip) ([\d.]+)$/.exec(
      part,
    );
    if (tax) taxes.push(taxLine(tax, minor));
    else if (plain) amounts.set(plain[1] ?? '', minor(plain[2] ?? ''));
    else throw new Error(`Unknown part of an order: ${part}`);
  }
  const of = (name: string) => amounts.get(name) ?? 0;
  const agreed = termsOf(terms);
  const isCarried = (type === 'delivery' && agreed.deliveredBy === 'operator') || type === 'parcel';
  return {
    orderId,
    type,
    storeId: type === 'parcel' ? null : storeId,
    courierId: isCarried && !terms.includes('no courier') ? courierId : null,
    amounts: {
      itemsMinor: of('items'),
      discountMinor: of('discount') + of('offer'),
      storeDiscountMinor: of('offer'),
      couponDiscountMinor: of('coupon'),
      packagingMinor: of('packaging'),
      deliveryMinor: of('delivery'),
      originalDeliveryMinor: of('delivery') + of('waived'),
      surchargeMinor: of('surcharge'),
      additionalMinor: of('fee'),
      tipMinor: of('tip'),
      totalMinor: minor(total),
      taxes,
    },
    terms: agreed,
  };
}

function taxLine(
  [, of, percent, way, amount = '']: RegExpExecArray,
  minor: (text: string) => number,
): TaxLine {
  return {
    of: of === 'delivery' ? 'delivery' : of === 'fee' ? 'service_fee' : 'goods',
    ratePercent: Number(percent),
    amountMinor: minor(amount),
    included: way === 'included',
  };
}

type TermRule = [pattern: RegExp, change: (terms: AgreedTerms, percent: number) => AgreedTerms];

const TERM_RULES: TermRule[] = [
  [/^([\d.]+)%$/, (terms, percent) => withCommission(terms, { percent })],
  [/^of listed$/, (terms) => withCommission(terms, { basis: 'listed' })],
  [/^of received$/, (terms) => withCommission(terms, { basis: 'received' })],
  [/^without tax$/, (terms) => withCommission(terms, { tax: 'without' })],
  [/^with tax$/, (terms) => withCommission(terms, { tax: 'with' })],
  [/^commission tax ([\d.]+)%$/, (terms, taxPercent) => withCommission(terms, { taxPercent })],
  [/^courier ([\d.]+)%$/, (terms, percent) => withCourier(terms, { deliveryPercent: percent })],
  [/^return courier ([\d.]+)%$/, (terms, percent) => withCourier(terms, { returnFeePercent: percent })],
  [/^store bears discount ([\d.]+)%$/, (terms, discount) => withStore(terms, { discount })],
  [/^store bears coupon ([\d.]+)%$/, (terms, coupon) => withStore(terms, { coupon })],
  [/^store bears free delivery ([\d.]+)%$/, (terms, freeDelivery) => withStore(terms, { freeDelivery })],
  [/^store delivers$/, (terms) => ({ ...terms, deliveredBy: 'store' })],
  [/^operator pays tax$/, (terms) => ({ ...terms, goodsTaxBy: 'operator' })],
  [/^canceled store ([\d.]+)%$/, (terms, storePercent) => withFee(terms, { storePercent })],
  [/^canceled courier ([\d.]+)%$/, (terms, courierPercent) => withFee(terms, { courierPercent })],
  [/^no courier$/, (terms) => terms],
];

const NO_WAIVERS = { coupon: null, freeDelivery: null };
const SELLER = { commissionPercent: 0, hasPlan: false, deliversItself: false, reverseCharge: false };

function termsOf(text: string): AgreedTerms {
  return partsOf(text, ',').reduce(
    (terms, part) => {
      for (const [pattern, change] of TERM_RULES) {
        const found = pattern.exec(part);
        if (found) return change(terms, Number(found[1]));
      }
      throw new Error(`Unknown terms: ${part}`);
    },
    agreeTerms(STANDARD_TERMS, SELLER, NO_WAIVERS),
  );
}

function withCommission(terms: AgreedTerms, change: Partial<AgreedTerms['commission']>): AgreedTerms {
  return { ...terms, commission: { ...terms.commission, ...change } };
}

function withCourier(terms: AgreedTerms, change: Partial<AgreedTerms['courier']>): AgreedTerms {
  return { ...terms, courier: { ...terms.courier, ...change } };
}

function withStore(terms: AgreedTerms, change: Partial<AgreedTerms['storeBears']>): AgreedTerms {
  return { ...terms, storeBears: { ...terms.storeBears, ...change } };
}

function withFee(terms: AgreedTerms, change: Partial<AgreedTerms['cancellationFee']>): AgreedTerms {
  return { ...terms, cancellationFee: { ...terms.cancellationFee, ...change } };
}
