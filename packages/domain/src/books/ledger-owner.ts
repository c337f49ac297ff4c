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

/** Kinds of owners that share one account of the ledger. The subject of a transfer names the owner. */
const POOLED = ['order', 'payment', 'application'];

/** Other names of the operator's accounts, which older entries have. That of top-ups has no provider. */
const OTHER_NAMES: Record<string, ReturnType<typeof accountOfLedger>> = {
  'house:orders': { account: 'receivable', owner: null },
  'house:top_ups': { account: 'clearing', owner: null },
  'house:fundings': { account: 'goodwill', owner: OPERATOR },
  'house:bonuses': { account: 'top_up_bonuses', owner: OPERATOR },
  'house:points': { account: 'loyalty', owner: OPERATOR },
  'house:courier_cash': { account: 'till', owner: OPERATOR },
};

/**
 * The name of an account in the ledger, such as `store:store:5`. Wallets and cash in hand have their owner's name alone, such as
 * `customer:12`. Names that begin with `house:` are the operator's: these accounts have no limit and are not locked.
 */
export function ledgerOwner({ account, owner }: AccountKey): string {
  const [kind, id] = partsOf(owner);
  if (account === 'wallet' || account === 'courier_cash') return owner;
  if (owner === OPERATOR || POOLED.includes(kind)) return `house:${account}`;
  if (kind === 'provider' || kind === 'rate') return `house:${account}:${id}`;
  return `${account}:${owner}`;
}

/** The account with a name of the ledger; null for an unknown name. `owner` is null where owners share the account. */
export function accountOfLedger(text: string): { account: AccountName; owner: Owner | null } | null {
  const named = OTHER_NAMES[text];
  if (named) return named;
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

/** The other names in the ledger of an account of the operator. */
export function otherLedgerNames(account: AccountName): string[] {
  return Object.keys(OTHER_NAMES).filter((name) => OTHER_NAMES[name]?.account === account);
}

/** Text before and after its first colon. */
function partsOf(text: string): [first: string, rest: string] {
  const at = text.indexOf(':');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
