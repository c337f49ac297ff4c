import type { ModuleType } from '@errand/domain/modules';
import type { OrderStatus } from '@errand/domain/orders';
import { columnsExcept, columnsOf, jsonOf, type RowOf } from '../../../platform/db/index.ts';
import { type CourierRow, courierSql } from '../../couriers/couriers.views.ts';
import {
  awaitsDocumentSql,
  documentsOfOrderSql,
  type OrderDocumentRow,
} from '../../documents/documents.views.ts';
import { timeZoneSql } from '../../location/location.views.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { type HandPaymentRow, handPaymentsOfOrderSql } from '../../orders/hand-refunds/hand-refunds.views.ts';
import { prescriptionOf } from '../../orders/index.ts';
import { orderEdits, orders } from '../../orders/orders.tables.ts';
import { prescriptionChecks } from '../../orders/prescription/prescription-checks.tables.ts';
import { writtenOffOfOrderSql } from '../../orders/write-offs/write-offs.views.ts';
import { type ParcelRow, parcelOfOrderSql } from '../../parcel/parcel.views.ts';
import { cashbackOfOrderSql, type OrderCashbackRow } from '../../promotions/promotions.views.ts';
import { type RefundRow, refundsOfOrderSql } from '../../refunds/refunds.views.ts';
import { type TripMoneyRow, tripMoneyOfOrderSql } from '../../rental/rental.views.ts';
import { type ReportRow, reportOfOrderSql } from '../../reports/reports.views.ts';
import {
  courierReviewOfOrderSql,
  type GivenReviewRow,
  reviewsOfOrderSql,
} from '../../reviews/reviews.views.ts';
import { stores } from '../../stores/stores.tables.ts';
import { leftJoinStore } from '../../stores/stores.views.ts';

const ORDER = columnsExcept(orders, 'o', ['courierId', 'agreedOffer', 'terms']);
const EDIT = jsonOf(orderEdits, 'e', [
  'id',
  'reason',
  'linesBefore',
  'linesAfter',
  'totalBeforeMinor',
  'totalAfterMinor',
  'providerMinor',
  'walletMinor',
  'byHandMinor',
  'createdAt',
]);
export type EditRow = RowOf<typeof EDIT>;
const CHECK = jsonOf(prescriptionChecks, 'c', ['pharmacist', 'lines', 'createdAt']);
const STORE = columnsOf(stores, 's', ['deliveryMinutesFrom']);

/** An order with everything that its response needs, from one statement. Names are those of the database. */
export type OrderRow = RowOf<typeof ORDER> &
  OrNull<RowOf<typeof STORE>> & {
    module_type: ModuleType;
    /** IANA name. */
    time_zone: string;
    /** The ids of its files, in the order of the upload. */
    attachments: string[];
    line_count: number;
    /** Whether lines wait for a pharmacist; null if none needs a prescription. */
    is_unchecked: boolean | null;
    /** Of its prescription, oldest first. */
    checks: RowOf<typeof CHECK>[];
    /** Null for an order from a store. */
    parcel: ParcelRow | null;
    /** Null for all but trips. */
    trip_money: TripMoneyRow | null;
    courier: CourierRow | null;
    cashback: OrderCashbackRow | null;
    /** Oldest first. */
    refunds: RefundRow[];
    /** What staff have paid back by hand, oldest first. */
    hand_payments: HandPaymentRow[];
    /** What staff have written off of what was due. */
    written_off_minor: number;
    /** Oldest first. */
    edits: EditRow[];
    report: ReportRow | null;
    reviews: (GivenReviewRow & { item_id: number })[] | null;
    courier_review: GivenReviewRow | null;
    /** Its invoice and credit notes, oldest first. */
    documents: OrderDocumentRow[];
    /** Whether one of them waits for data of the seller. */
    awaits_document: boolean;
    /** Oldest first. */
    history: { id: number; status: OrderStatus; at: string }[];
  };

/** Columns of the store; null for a parcel. */
type OrNull<Row> = { [Key in keyof Row]: Row[Key] | null };

/** SQL of the parts of an order `o` that its money follows from, beside its own columns: see `MoneyRow`. */
export const MONEY_PARTS = `${parcelOfOrderSql('o.id')} as parcel, ${tripMoneyOfOrderSql('o.id')} as trip_money,
    ${refundsOfOrderSql('o.id')} as refunds, ${handPaymentsOfOrderSql('o.id')} as hand_payments,
    ${writtenOffOfOrderSql('o.id')} as written_off_minor,
    coalesce((select json_agg(${EDIT.sql} order by e.id) from order_edits e where e.order_id = o.id), '[]') as edits`;

/** The start of a statement that reads `OrderRow`s, up to its conditions on `orders o`. */
export const SELECT_ORDERS = `
  select ${ORDER.sql}, ${STORE.sql}, ${timeZoneSql('o.zone_id')} as time_zone, m.type as module_type,
    array(select a.id from order_attachments a where a.order_id = o.id order by a.position) as attachments,
    (select count(*) from order_lines l where l.order_id = o.id) as line_count,
    (select bool_or(l.prescription = 'unchecked') from order_lines l where l.order_id = o.id) as is_unchecked,
    coalesce((select json_agg(${CHECK.sql} order by c.id) from prescription_checks c where c.order_id = o.id), '[]')
      as checks,
    ${MONEY_PARTS},
    ${courierSql('o.courier_id')} as courier,
    ${cashbackOfOrderSql('o.id')} as cashback,
    ${reportOfOrderSql('o.id')} as report,
    ${reviewsOfOrderSql('o.id')} as reviews,
    ${courierReviewOfOrderSql('o.id')} as courier_review,
    ${documentsOfOrderSql('o.id')} as documents, ${awaitsDocumentSql('o.id')} as awaits_document,
    coalesce((select json_agg(json_build_object('id', h.id, 'status', h.status, 'at', h.at) order by h.id)
      from order_history h where h.order_id = o.id), '[]') as history
  from orders o ${leftJoinStore('o.store_id')} ${joinModule('o.module_id')}`;

/** An order as the rules of orders by prescription see it. */
export function prescriptionOfRow(row: Pick<OrderRow, 'status' | 'prescription' | 'prescription_offer'>) {
  const { status, prescription, prescription_offer: prescriptionOffer } = row;
  return prescriptionOf({ status, prescription, prescriptionOffer });
}

/** The id of the newest entry of the history: the event id of the live stream. */
export function eventIdOf(row: Pick<OrderRow, 'history'>): number {
  return row.history[row.history.length - 1]?.id ?? 0;
}
