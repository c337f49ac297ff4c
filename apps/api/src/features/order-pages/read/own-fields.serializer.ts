import type { OrderEdit } from '@errand/contract/orders';
import { translated } from '../../../platform/db/index.ts';
import type { EditedLine } from '../../orders/orders.tables.ts';
import type { EditRow } from './order-row.ts';

/** A change of an order's lines, in a language. */
export function toEditResponse(edit: EditRow, language: string, major: (minor: number) => number): OrderEdit {
  return {
    id: edit.id,
    reason: edit.reason,
    before: edit.lines_before.map((line) => lineOf(line, language)),
    after: edit.lines_after.map((line) => lineOf(line, language)),
    amount_before: major(edit.total_before_minor),
    amount_after: major(edit.total_after_minor),
    to_provider: major(edit.provider_minor),
    to_wallet: major(edit.wallet_minor),
    by_hand: major(edit.by_hand_minor),
    created_at: new Date(edit.created_at_ms).toISOString(),
  };
}

function lineOf({ itemId, name, choiceText, addOns, quantity }: EditedLine, language: string) {
  const extras = addOns.map(
    (addOn) => `${addOn.quantity > 1 ? `${addOn.quantity}× ` : ''}${translated(addOn.name, language)}`,
  );
  const variant = [translated(choiceText, language), ...extras].filter(Boolean).join(' · ');
  return { item_id: itemId, name: translated(name, language), variant, quantity };
}
