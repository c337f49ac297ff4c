import type { CustomerDetails, CustomerRow } from '@errand/contract/console/customers/customers';
import { mediaUrl } from '../../../platform/files/index.ts';
import { unreachableList } from '../../../platform/messages/reach/index.ts';
import type { openImpersonations } from '../../auth/impersonation/index.ts';
import type { listSessions } from '../../auth/index.ts';
import type { AddressRow } from '../customer.queries.ts';
import type { ListedCustomer, listMergedInto, listNotes, StoredCustomer } from './customers.queries.ts';

export function toCustomerRow(row: ListedCustomer): CustomerRow {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    phone: row.phone,
    state: stateOf(row),
    order_count: row.order_count,
    created_at: row.created_at.toISOString(),
  };
}

function stateOf(row: ListedCustomer): CustomerRow['state'] {
  if (row.merged_into !== null) return 'merged';
  if (row.removed_at) return 'removed';
  return row.blocked ? 'blocked' : 'active';
}

type Rows<Read extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Read>>;
type Parts = {
  publicUrl: string;
  customer: StoredCustomer;
  balances: { money: number; points: number };
  addresses: AddressRow[];
  sessions: Rows<typeof listSessions>;
  notes: Rows<typeof listNotes>;
  merged: Rows<typeof listMergedInto>;
  unreachable: Rows<typeof unreachableList.listOf>;
  impersonations: Rows<typeof openImpersonations.listOpen>;
  staff: Map<number, { id: number; name: string }>;
};

export function toCustomerDetails(parts: Parts): CustomerDetails {
  const { customer, balances, staff } = parts;
  const row = toCustomerRow(customer);
  return {
    ...row,
    picture: customer.is_photo ? mediaUrl(parts.publicUrl, customer.picture) : null,
    email_verified: customer.email_verified,
    phone_verified: customer.phone_verified,
    ref_code: customer.ref_code,
    login_medium: customer.login_medium,
    wallet_minor: balances.money,
    points: balances.points,
    block:
      row.state === 'blocked'
        ? {
            reason: customer.block_reason ?? '',
            staff: staff.get(customer.blocked_by ?? 0) ?? null,
            at: customer.blocked_at?.toISOString() ?? null,
          }
        : null,
    merged_into: customer.merged_into,
    merged: parts.merged.map(({ id, removed_at }) => ({ id, at: removed_at?.toISOString() ?? null })),
    addresses: parts.addresses.map((address) => ({
      id: address.id,
      label: address.label ?? address.type,
      address: address.address,
      details: [address.road, address.house, address.floor].filter(Boolean).join(', '),
      contact_name: address.contactName,
      contact_phone: address.contactPhone,
      note: address.note,
    })),
    unreachable: parts.unreachable.map(unreachableList.toRow),
    sessions: parts.sessions.map((session) => ({
      id: session.id,
      user_agent: session.device,
      created_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
    })),
    notes: parts.notes.map((note) => ({
      id: note.id,
      text: note.text,
      staff: staff.get(note.staffId) ?? null,
      created_at: note.createdAt.toISOString(),
    })),
    impersonations: parts.impersonations.map((view) => ({
      id: view.id,
      staff: staff.get(view.staffId) ?? null,
      reason: view.reason,
      started_at: view.startedAt.toISOString(),
      expires_at: view.expiresAt.toISOString(),
      opened_at: view.openedAt?.toISOString() ?? null,
    })),
  };
}
