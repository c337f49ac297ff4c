import type { OrderRow } from '@errand/contract/console/orders';
import { awaitsCheck, awaitsTransfer } from '@errand/domain/orders';
import { translated } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { isCanceled, moneyOf, prescriptionOfRow } from '../order-pages/index.ts';
import type { ListedOrder } from './list-orders.queries.ts';

export function toOrderRow(row: ListedOrder, { language, now }: RequestContext<'now'>): OrderRow {
  const { courier } = row;
  const { step } = prescriptionOfRow(row);
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    is_canceled: isCanceled(row),
    money_state: moneyOf(row).state,
    awaits_transfer: awaitsTransfer({
      status: row.status,
      paymentMethod: row.payment_method,
      paymentStatus: row.payment_status,
    }),
    payment_method: row.payment_method,
    customer_name: row.contact.name,
    customer_phone: row.contact.phone,
    store: row.store_id === null ? null : { id: row.store_id, name: translated(row.store_name, language) },
    zone: { id: row.zone_id, name: translated(row.zone_name, language) },
    module: { id: row.module_id, name: translated(row.module_name, language) },
    courier: courier && {
      id: courier.id,
      name: `${translated(courier.first_name, language)} ${translated(courier.last_name, language)}`.trim(),
    },
    pieces: row.pieces,
    total_minor: row.total_minor,
    has_note: row.note !== null,
    awaits_check: awaitsCheck({ status: row.status, isUnchecked: row.is_unchecked }),
    prescription: step && { step, answer_by: row.answer_by?.toISOString() ?? null },
    scheduled_for: row.scheduled_for?.toISOString() ?? null,
    due_at: row.due_at?.toISOString() ?? null,
    is_late: row.due_at !== null && row.due_at.getTime() < now(),
    absent_at: row.absent_at?.toISOString() ?? null,
    status_since: row.status_since.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}
