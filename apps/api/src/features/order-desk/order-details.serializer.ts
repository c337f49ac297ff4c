import type { OrderDetails } from '@errand/contract/console/orders';
import {
  awaitsPrescription,
  canEditLines,
  isActive,
  isHeldByCheck,
  needsCode,
  needsReason,
  type OrderMoney,
  refundedQuantities,
  staffTransitions,
  transitionsOf,
} from '@errand/domain/orders';
import { orderTaxes, taxesByRate } from '@errand/domain/taxes';
import type { ConsoleContext } from '../../console/index.ts';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { isoTime } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import {
  billOf,
  cancelReasonOf,
  moneyOf,
  type OrderLineRow,
  type OrderRow,
  orderTimes,
  prescriptionOfRow,
} from '../order-pages/index.ts';
import { attachmentUrl } from '../orders/index.ts';
import { storedTaxes } from '../orders/order-taxes.views.ts';
import type { EditedLine, orderHistory, orderNotes } from '../orders/orders.tables.ts';
import type { TripRow } from '../rental/index.ts';
import type { StoreContact } from '../stores/index.ts';
import type { OrderEdit } from './edit/order-edits.queries.ts';
import type { ListedOrder } from './list-orders.queries.ts';
import { placesOf, toParcelFacts, toRefundFacts, toTripFacts } from './order-facts.serializer.ts';
import { toOrderRow } from './order-row.serializer.ts';

type Parts = {
  listed: ListedOrder;
  row: OrderRow;
  lines: OrderLineRow[];
  history: (typeof orderHistory.$inferSelect)[];
  notes: (typeof orderNotes.$inferSelect)[];
  store: StoreContact | null;
  settings: Settings;
  staff: Map<number, { id: number; name: string }>;
  checks: OrderDetails['checks'];
  edits: OrderEdit[];
  /** The members who made the edits, by the edit's id. */
  editors: Map<string, number | null>;
  /** The members who made or decided the refunds, by the refund's id. */
  refunders: Map<string, number | null>;
  /** The members who made transitions, by the history's id. */
  authors: Map<string, number | null>;
  trip: TripRow | null;
  version: string;
  /** What the payment provider holds of the order. */
  heldMinor: number;
  courierNotes: { atStoreAt: Date | null; absentAt: Date | null; proof: string | null } | null;
  cancellation: NonNullable<OrderDetails['cancellation']>;
};

export function toOrderDetails(ctx: ConsoleContext, parts: Parts): OrderDetails {
  const { listed, row, settings, store } = parts;
  const [kind, ownerId] = row.owner.split(':');
  const window = orderTimes.expectedWindow(row, ctx.now());
  const prescription = prescriptionOfRow(row);
  const held = { status: row.status, isUnchecked: listed.is_unchecked };
  const possible = transitionsOf(prescription, staffTransitions(row.status, row.type)).filter(
    (to) => !isHeldByCheck(held, to),
  );
  const refunded = refundedQuantities(row.refunds.filter(({ status }) => status === 'approved'));
  return {
    ...toOrderRow(listed, ctx),
    version: parts.version,
    owner: kind === 'customer' ? 'customer' : 'guest',
    customer_id: kind === 'customer' ? Number(ownerId) : null,
    customer_mail: row.contact.email,
    time_zone: row.time_zone,
    store_phone: store?.phone ?? null,
    store_at: store && { latitude: store.latitude, longitude: store.longitude },
    courier_phone: row.courier?.phone ?? null,
    courier_at: courierAt(row),
    courier_notes: parts.courierNotes && {
      at_store_at: parts.courierNotes.atStoreAt?.toISOString() ?? null,
      absent_at: parts.courierNotes.absentAt?.toISOString() ?? null,
      proof: mediaUrl(ctx.publicUrl, parts.courierNotes.proof),
    },
    ...placesOf(row),
    distance_km: row.distance_km,
    scheduled_ends: orderTimes.slotEnd(row, settings)?.toISOString() ?? null,
    expected_from: window && new Date(window.fromMs).toISOString(),
    expected_to: window && new Date(window.toMs).toISOString(),
    pay_by: row.pay_by?.toISOString() ?? null,
    transfer_by: row.transfer_by?.toISOString() ?? null,
    processing_minutes: row.processing_minutes,
    note: row.note,
    unavailable_item_note: row.unavailable_item_note,
    delivery_instruction: row.delivery_instruction,
    cutlery: row.cutlery,
    bring_change_minor: row.bring_change_minor,
    coupon_code: row.coupon_code,
    cancel_reason: cancelReasonOf(row.cancel_reason, ctx.language),
    cancel_note: row.cancel_note,
    canceled_by: row.canceled_by,
    cancellation_fee_minor: row.cancellation_fee_minor,
    bill: billOf(row).map(({ name, amountMinor }) => ({ name, amount_minor: amountMinor })),
    coupon_discount_minor: row.coupon_discount_minor,
    tax_minor: row.tax_minor,
    tax_included: row.tax_included,
    taxes: taxesByRate(orderTaxes(storedTaxes(row))).map((tax) => ({
      rate: tax.ratePercent,
      base_minor: tax.baseMinor,
      tax_minor: tax.amountMinor,
    })),
    money: toMoney(moneyOf(row)),
    cashback: hidesAccount(ctx, parts)
      ? null
      : row.cashback && {
          offer: { id: row.cashback.cashback_id, name: translated(row.cashback.title, ctx.language) },
          state: row.cashback.state,
          amount_minor: row.cashback.amount_minor,
          taken_back_minor: row.cashback.taken_back_minor,
        },
    lines: parts.lines.map((line) => lineOf(ctx, line, refunded.get(line.id) ?? 0)),
    attachments: row.attachments.map((id) => attachmentUrl(ctx.publicUrl, row.id, id)),
    history: parts.history.map(({ id, status, actor, at }) => ({
      id,
      status,
      actor,
      staff: parts.staff.get(parts.authors.get(String(id)) ?? 0) ?? null,
      at: at.toISOString(),
    })),
    notes: parts.notes.map(({ id, text, staffId, createdAt }) => ({
      id,
      text,
      staff: parts.staff.get(staffId) ?? null,
      created_at: createdAt.toISOString(),
    })),
    transitions: possible.map((to) => ({
      to,
      needs_reason: needsReason(to),
      needs_code: needsCode(to, row.type),
    })),
    editable:
      canEditLines(row.status, row.type) && row.store_id !== null && !awaitsPrescription(prescription),
    checks: parts.checks,
    edits: parts.edits.map((one) => editOf(ctx, parts, one)),
    cancellation: possible.includes('canceled') ? parts.cancellation : null,
    ...toRefundFacts(ctx, row, {
      heldMinor: parts.heldMinor,
      decidedBy: (id) => parts.staff.get(parts.refunders.get(String(id)) ?? 0) ?? null,
    }),
    parcel: toParcelFacts(ctx, row),
    trip: parts.trip && toTripFacts(ctx, parts.trip, row),
  };
}

/**
 * Whether facts of the customer's account stay hidden: a member of zones may have placed the order on the phone for an
 * account of another zone, and cashback depends on its other orders.
 */
function hidesAccount({ scope }: ConsoleContext, { history }: Parts): boolean {
  return !scope.all && history[0]?.actor === 'staff';
}

function toPart({ way, amountMinor }: OrderMoney['due'][number]) {
  return { way, amount_minor: amountMinor };
}

function toMoney({
  state,
  paper,
  totalMinor,
  returnFeeMinor,
  chargesMinor,
  charged,
  returned,
  due,
  writtenOffMinor,
}: OrderMoney) {
  return {
    state,
    paper,
    total_minor: totalMinor,
    return_fee_minor: returnFeeMinor,
    charges_minor: chargesMinor,
    charged: charged.map(toPart),
    returned: returned.map(({ to, amountMinor, isPending, because, atMs }) => ({
      to,
      amount_minor: amountMinor,
      is_pending: isPending,
      because,
      at: isoTime(atMs),
    })),
    due: due.map(toPart),
    written_off_minor: writtenOffMinor,
  };
}

function lineOf(
  { language, publicUrl }: ConsoleContext,
  line: OrderLineRow,
  refundedQuantity: number,
): OrderDetails['lines'][number] {
  return {
    id: line.id,
    item_id: line.itemId,
    name: translated(line.name, language),
    picture: mediaUrl(publicUrl, line.picture),
    choice: translated(line.choiceText, language),
    add_ons: line.addOns.map(({ name, quantity }) => ({ name: translated(name, language), quantity })),
    substitute_for: line.substituteFor,
    check: line.prescription,
    quantity: line.quantity,
    unit_minor: line.unitMinor,
    discount_minor: line.discountMinor,
    tax_minor: line.taxMinor,
    total_minor: line.totalMinor,
    refunded_quantity: refundedQuantity,
  };
}

function editOf(
  { language }: ConsoleContext,
  { staff, editors }: Parts,
  edit: OrderEdit,
): OrderDetails['edits'][number] {
  const lines = (of: EditedLine[]) =>
    of.map(({ name, choiceText, addOns, quantity }) => ({
      name: translated(name, language),
      choice: translated(choiceText, language),
      add_ons: addOns.map((addOn) => ({ name: translated(addOn.name, language), quantity: addOn.quantity })),
      quantity,
    }));
  return {
    id: edit.id,
    reason: edit.reason,
    staff: staff.get(editors.get(String(edit.id)) ?? 0) ?? null,
    created_at: edit.createdAt.toISOString(),
    total_before_minor: edit.totalBeforeMinor,
    total_after_minor: edit.totalAfterMinor,
    before: lines(edit.linesBefore),
    after: lines(edit.linesAfter),
  };
}

function courierAt({ courier, status }: OrderRow) {
  if (!isActive(status) || courier?.latitude == null || courier.longitude == null) return null;
  return { latitude: courier.latitude, longitude: courier.longitude };
}
