import { type JournalEntry, replay } from './index.ts';

/** The balances that entries add up to, without those of 0: `{ 'store store:5': 160 }`. */
export function openBalances(entries: readonly JournalEntry[]): Record<string, number> {
  const open = [...replay(entries)].filter(([, { balanceMinor }]) => balanceMinor !== 0);
  return Object.fromEntries(open.map(([key, { balanceMinor }]) => [key, balanceMinor]));
}
