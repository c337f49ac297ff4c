import { isId } from '../../platform/db/index.ts';
import type { RunRow } from './payouts.queries.ts';

/** The name of a run in files of the bank: unique for ever, also in a shop that began anew. */
export function runReference({ id, createdAt }: Pick<RunRow, 'id' | 'createdAt'>): string {
  return `${createdAt.toISOString().slice(0, 10).replaceAll('-', '')}-${id}`;
}

/** The id of the run that such a name has; null for another text. */
export function runIdOf(reference: string): number | null {
  const id = Number(/^\d{8}-(\d{1,9})$/.exec(reference)?.[1]);
  return isId(id) ? id : null;
}
