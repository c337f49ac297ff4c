import {
  ACCOUNTS,
  type AccountKey,
  type AccountName,
  courierOwner,
  customerOwner,
  isAccountName,
  isOwner,
  OPERATOR,
  type Owner,
  providerOwner,
} from './accounts.ts';

/** Owners that share an account of the ledger; the subject of a transfer says whose an entry is. */
const POOLED = ['order', 'payment', 'application'];

/** Accounts of the operator as they were named before the books. Those of top-ups did not tell the provider. */
const FORMER: Record<string, ReturnType<typeof accountOfLedger>> = {
  'house:orders': { account: 'receivable', owner: null },
  'house:top_ups': { account: 'clearing', owner: null },
  'house:fundings': { account: 'goodwill', owner: OPERATOR },
  'house:bonuses': { account: 'top_up_bonuses', owner: OPERATOR },
  'house:points': { account: 'loyalty', owner: OPERATOR },
  'house:courier_cash': { account: 'till', owner: OPERATOR },
};

/**
 * The text by which the ledger knows an account. Wallets and the cash of couriers keep the short names that they had before the
 * books; `house:` begins those of the operator, which have no limit and are not locked.
 */
export function ledgerOwner({ account, owner }: AccountKey): string {
  const [kind, id] = partsOf(owner);
  if (account === 'wallet' || account === 'courier_cash') return owner;
  if (owner === OPERATOR || POOLED.includes(kind)) return `house:${account}`;
  if (kind === 'provider' || kind === 'rate') return `house:${account}:${id}`;
  return `${account}:${owner}`;
}

/** The account that such a text names; null for a text that names none. `owner` is null where owners share the account. */
export function accountOfLedger(text: string): { account: AccountName; owner: Owner | null } | null {
  const former = FORMER[text];
  if (former) return former;
  const [first, rest] = partsOf(text);
  if (first === 'customer') return { account: 'wallet', owner: customerOwner(Number(rest)) };
  if (first === 'courier' && !rest.includes(':'))
    return { account: 'courier_cash', owner: courierOwner(Number(rest)) };
  if (first !== 'house')
    return isAccountName(first) && isOwner(rest) ? { account: first, owner: rest } : null;
  const [name, id] = partsOf(rest);
  if (!isAccountName(name)) return null;
  if (id !== '') return { account: name, owner: name === 'tax' ? `rate:${id}` : providerOwner(id) };
  const isOwn = ACCOUNTS[name].owners.some((owner) => owner === 'operator');
  return { account: name, owner: isOwn ? OPERATOR : null };
}

/** Text before and after its first colon. */
function partsOf(text: string): [first: string, rest: string] {
  const at = text.indexOf(':');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
