import { POSTING_PARTS, type PostingPart } from '@errand/domain/books';
import type { PayoutRow } from './payouts.queries.ts';

/** A payout's statement: the balance before, what moved it since the payout before, and the balance after. */
export function statementOf({
  statement,
  balanceAfterMinor,
}: Pick<PayoutRow, 'statement' | 'balanceAfterMinor'>): {
  openingMinor: number;
  closingMinor: number;
  lines: { part: PostingPart; amountMinor: number }[];
} {
  const lines = statementLines(statement ?? {});
  const closingMinor = balanceAfterMinor ?? 0;
  const movedMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { openingMinor: closingMinor - movedMinor, closingMinor, lines };
}

/** Sums by part, in the order of statements. */
export function statementLines(
  parts: Partial<Record<PostingPart, number>>,
): { part: PostingPart; amountMinor: number }[] {
  return POSTING_PARTS.flatMap((part) => {
    const amountMinor = parts[part] ?? 0;
    return amountMinor === 0 ? [] : [{ part, amountMinor }];
  });
}
