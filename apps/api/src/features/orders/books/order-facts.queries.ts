import {
  type AgreedTerms,
  type ApprovedRefund,
  type OrderFacts,
  type PostedSum,
  REPLAYED_TYPES,
  taxLines,
} from '@errand/domain/books';
import { columnsOf, preparedIn, type Queryable, type RowOf } from '../../../platform/db/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { isPostedSql, postedSumsSql, walletPaidSql } from '../../ledger/ledger.views.ts';
import { parcelReturnOfOrderSql } from '../../parcel/parcel.views.ts';
import {
  type CaptureRow,
  capturesOfOrderSql,
  heldOfOrderSql,
  type ProviderRefundRow,
  providerRefundsOfOrderSql,
} from '../../payments/payments.views.ts';
import { storeOfCouponSql } from '../../promotions/promotions.views.ts';
import { type RefundRow, refundsOfOrderSql } from '../../refunds/refunds.views.ts';
import { tripChargedOfOrderSql, tripMoneyOfOrderSql } from '../../rental/rental.views.ts';
import { type SellerRow, sellerSql } from '../../stores/stores.views.ts';
import { storedTaxes } from '../order-taxes.views.ts';
import { orders } from '../orders.tables.ts';
import { deliveredAtSql, editRefundsOfOrderSql } from '../orders.views.ts';
import { type MoneyRow, moneyInputOf } from './money-input.ts';
import { termsOfOrder } from './order-terms.ts';

const ORDER = columnsOf(orders, 'o', [
  'id',
  'owner',
  'type',
  'status',
  'storeId',
  'courierId',
  'paymentMethod',
  'paymentStatus',
  'chargePayer',
  'canceledBy',
  'cancellationFeeMinor',
  'itemsMinor',
  'discountMinor',
  'storeDiscountMinor',
  'couponDiscountMinor',
  'packagingMinor',
  'deliveryMinor',
  'originalDeliveryMinor',
  'surchargeMinor',
  'additionalMinor',
  'tipMinor',
  'taxMinor',
  'taxRate',
  'taxes',
  'taxIncluded',
  'totalMinor',
  'walletMinor',
  'terms',
  'updatedAt',
]);

type FactsRow = RowOf<typeof ORDER> &
  MoneyRow & {
    delivered_at: Date | null;
    /** Whether a wallet was returned money, whoever owns the order now. */
    is_returned_to_wallet: boolean;
    charged_minor: number;
    captures: CaptureRow[];
    provider_refunds: ProviderRefundRow[];
    /** Of today, for an order without terms. */
    seller: SellerRow | null;
    coupon_store_id: number | null;
    posted: PostedSum[];
    wallet_paid_minor: number;
    held_minor: number | null;
  };

const READ = `
  select ${ORDER.sql}, ${deliveredAtSql('o.id')} as delivered_at, ${editRefundsOfOrderSql('o.id')} as edits,
    ${refundsOfOrderSql('o.id')} as refunds, ${parcelReturnOfOrderSql('o.id')} as parcel,
    ${tripMoneyOfOrderSql('o.id')} as trip_money, ${tripChargedOfOrderSql('o.id')} as charged_minor,
    ${capturesOfOrderSql('o.id')} as captures, ${providerRefundsOfOrderSql('o.id')} as provider_refunds,
    case when o.terms is null then ${sellerSql('o.store_id')} end as seller,
    case when o.terms is null then ${storeOfCouponSql('o.coupon_code')} end as coupon_store_id,
    ${isPostedSql('o.id::text', 'order_refund')} as is_returned_to_wallet,
    ${walletPaidSql('o.id')} as wallet_paid_minor, ${heldOfOrderSql('o.id')} as held_minor,
    ${postedSumsSql("'order:' || o.id", REPLAYED_TYPES)} as posted
  from orders o where o.id = any($1::int8[]) order by o.id`;

/** An order's facts, and what the ledger has for it. */
export type BookedFacts = {
  facts: OrderFacts;
  posted: PostedSum[];
  /** What the ledger has of its wallets: payments less returns, in minor units. */
  paidByWalletMinor: number;
  /** What providers have captured less all refunds, in minor units; null without a capture. */
  heldMinor: number | null;
  /** Null for an order with terms of its own. Else they are those of today, and its entries belong to the time of its end. */
  former: { deliveredAt: Date; updatedAt: Date } | null;
};

/** The facts of orders in one statement, by their ids. */
export async function readFacts(
  q: Queryable,
  orderIds: readonly number[],
  settings: Settings,
): Promise<BookedFacts[]> {
  const rows = await preparedIn<FactsRow>(q, 'order-facts', READ, [orderIds]);
  return rows.map((row) => ({
    facts: toFacts(row, row.terms ?? termsOfToday(row, settings)),
    posted: row.posted,
    paidByWalletMinor: row.wallet_paid_minor,
    heldMinor: row.held_minor,
    former: row.terms ? null : { deliveredAt: row.delivered_at ?? row.updated_at, updatedAt: row.updated_at },
  }));
}

/** Terms for an order without stored ones. Its store bears no free delivery. */
function termsOfToday({ seller, coupon_store_id: couponStoreId }: FactsRow, settings: Settings): AgreedTerms {
  return termsOfOrder(settings, seller, {
    coupon: { byStore: couponStoreId !== null, storePercent: null },
    freeDelivery: 'order_amount',
  });
}

function toFacts(row: FactsRow, terms: AgreedTerms): OrderFacts {
  const { type } = row;
  const isCarried = terms.deliveredBy === 'operator' && (type === 'delivery' || type === 'parcel');
  const amounts = {
    itemsMinor: row.items_minor,
    discountMinor: row.discount_minor,
    storeDiscountMinor: row.store_discount_minor,
    couponDiscountMinor: row.coupon_discount_minor,
    packagingMinor: row.packaging_minor,
    deliveryMinor: row.delivery_minor,
    originalDeliveryMinor: row.original_delivery_minor,
    surchargeMinor: row.surcharge_minor,
    additionalMinor: row.additional_minor,
    tipMinor: row.tip_minor,
    totalMinor: row.total_minor,
    taxes: taxLines(storedTaxes(row)),
  };
  return {
    order: {
      orderId: row.id,
      type,
      storeId: row.store_id,
      courierId: isCarried ? row.courier_id : null,
      amounts,
      terms,
    },
    // A guest's order that a customer has claimed since was still repaid by hand.
    money: { ...moneyInputOf(row), hasWallet: row.is_returned_to_wallet },
    wasDelivered: row.delivered_at !== null,
    captures: row.captures.map(({ provider, taken_minor }) => ({ provider, amountMinor: taken_minor })),
    providerRefunds: row.provider_refunds.map(({ provider, amount_minor, rounded_up_minor }) => ({
      provider,
      amountMinor: amount_minor,
      roundedUpMinor: rounded_up_minor,
    })),
    refunds: row.refunds.filter(({ status, owed }) => status === 'approved' && !owed).map(toRefund),
    chargedMinor: row.charged_minor,
  };
}

function toRefund({ amount_minor, lines, parts, spared }: RefundRow): ApprovedRefund {
  const linesMinor = (lines ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { amountMinor: amount_minor, linesMinor, parts, spared };
}
