import type { OrderEdit } from '@errand/contract/orders';

export type ChangedLine = { key: string; name: string; variant: string; before: number; after: number };

/** The lines whose quantity an edit changed; an added or removed line has 0 on the other side. */
export function changedLines({ before, after }: Pick<OrderEdit, 'before' | 'after'>): ChangedLine[] {
  const lines = new Map<string, ChangedLine>();
  const count = (side: 'before' | 'after', all: OrderEdit['before']) => {
    for (const { item_id, name, variant, quantity } of all) {
      const key = `${item_id} ${variant}`;
      const line = lines.get(key) ?? { key, name, variant, before: 0, after: 0 };
      lines.set(key, { ...line, [side]: line[side] + quantity });
    }
  };
  count('before', before);
  count('after', after);
  return [...lines.values()].filter((line) => line.before !== line.after);
}
