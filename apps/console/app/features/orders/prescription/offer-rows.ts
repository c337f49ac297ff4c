import type { InputOf } from '@errand/contract';
import type { Prescription, quotePrescription } from '@errand/contract/console/orders/prescriptions';
import type { ChosenItem, SaleItem } from '@errand/contract/console/orders/sale-items';

/** A line of an offer on the screen: one of the last offer, or a new item. */
export type OfferRow = {
  key: string;
  name: string;
  /** The selection as readable text. */
  details: string;
  quantity: number;
  /** What the prescription names in its place; empty for an item that it names. */
  substituteFor: string;
  source: { lineId: number } | { chosen: ChosenItem };
};

type OfferLines = InputOf<typeof quotePrescription>['body'];

export function rowsOf({ lines }: Pick<Prescription, 'lines'>): OfferRow[] {
  return lines.map((line) => ({
    key: `line ${line.id}`,
    name: line.name,
    details: line.choice,
    quantity: line.quantity,
    substituteFor: line.substitute_for ?? '',
    source: { lineId: line.id },
  }));
}

export function newRow(key: string, item: SaleItem, chosen: ChosenItem, details: string): OfferRow {
  return { key, name: item.name, details, quantity: chosen.quantity, substituteFor: '', source: { chosen } };
}

export function toOfferLines(rows: readonly OfferRow[]): OfferLines {
  const lines: OfferLines = { kept: [], added: [] };
  for (const { source, quantity, substituteFor } of rows) {
    const more = { quantity, substitute_for: substituteFor.trim() || null };
    if ('lineId' in source) lines.kept.push({ line_id: source.lineId, ...more });
    else lines.added.push({ ...source.chosen, ...more });
  }
  return lines;
}
