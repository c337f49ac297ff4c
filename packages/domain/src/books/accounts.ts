/**
 * What an account is for. `party`: debts between the operator and others. `money`: where the operator's money is. `tax`: what
 * the operator owes the tax office. `revenue` and `expense`: the operator's result.
 */
export const ACCOUNT_CLASSES = ['party', 'money', 'tax', 'revenue', 'expense'] as const;
export type AccountClass = (typeof ACCOUNT_CLASSES)[number];

/** The kinds of owners. `rate` is a percentage of tax, `operator` the company that runs the shop. */
export const OWNER_KINDS = [
  'customer',
  'order',
  'payment',
  'application',
  'store',
  'courier',
  'provider',
  'rate',
  'operator',
] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

type AccountRow = { class: AccountClass; owners: readonly OwnerKind[] };

function ofOperator(kind: AccountClass): AccountRow {
  return { class: kind, owners: ['operator'] };
}

/**
 * The chart of accounts. Signs are those of `ledger_entries`: the owner of an account receives a positive amount. The operator
 * owes the owner a positive balance (a credit). The owner owes the operator a negative one, or holds it for the operator (a
 * debit). So revenues are positive, and expenses and the operator's money are negative.
 */
export const ACCOUNTS = {
  /** The balance of a customer's wallet. */
  wallet: { class: 'party', owners: ['customer'] },
  /** The operator's provision for the points of a customer: what they are worth. */
  points: { class: 'party', owners: ['customer'] },
  /** An open item: negative while money is due, positive while it is paid ahead. It ends at 0. */
  receivable: { class: 'party', owners: ['order', 'payment', 'application'] },
  /** Refunds of an order that staff have to pay by hand. */
  refunds_by_hand: { class: 'party', owners: ['order'] },
  /** The deposit of a trip. Its provider holds the cash, the same amount, in `deposit_held`. */
  deposit: { class: 'party', owners: ['order'] },
  deposit_held: { class: 'party', owners: ['store'] },
  store: { class: 'party', owners: ['store'] },
  courier: { class: 'party', owners: ['courier'] },
  /** Cash of deliveries that a courier has in hand. */
  courier_cash: { class: 'party', owners: ['courier'] },
  /** What is not paid out, for example during a dispute. */
  held: { class: 'party', owners: ['store', 'courier'] },

  /** Money that a payment provider has captured and not yet paid to the bank. */
  clearing: { class: 'money', owners: ['provider'] },
  bank: ofOperator('money'),
  /** Cash of the operator. */
  till: ofOperator('money'),
  /** Payouts that the bank has not confirmed. */
  payouts_in_transit: ofOperator('money'),

  tax: { class: 'tax', owners: ['rate'] },

  commission: ofOperator('revenue'),
  /** Delivery charges before any waiver. `courier_pay` is what couriers get of them. */
  delivery: ofOperator('revenue'),
  service_fees: ofOperator('revenue'),
  cancellation_fees: ofOperator('revenue'),
  return_fees: ofOperator('revenue'),
  plans: ofOperator('revenue'),
  advertisements: ofOperator('revenue'),
  /** Tips of orders without a courier and a store that could get them. */
  tips: ofOperator('revenue'),
  /** Balances that customers gave up with their account. */
  forfeited: ofOperator('revenue'),

  courier_pay: ofOperator('expense'),
  /** The operator's part of discounts on items, of coupons, and of waived delivery charges. */
  discounts: ofOperator('expense'),
  coupons: ofOperator('expense'),
  free_delivery: ofOperator('expense'),
  cashback: ofOperator('expense'),
  top_up_bonuses: ofOperator('expense'),
  referrals: ofOperator('expense'),
  loyalty: ofOperator('expense'),
  /** Gifts of the operator: fundings of wallets, refunds that it bears, and corrections. */
  goodwill: ofOperator('expense'),
  provider_fees: ofOperator('expense'),
  rounding: ofOperator('expense'),
  bad_debts: ofOperator('expense'),
} as const satisfies Record<string, AccountRow>;

export type AccountName = keyof typeof ACCOUNTS;
export const ACCOUNT_NAMES: readonly AccountName[] = Object.keys(ACCOUNTS).filter(isAccountName);

/** Whether a text names an account of the chart. */
export function isAccountName(text: string): text is AccountName {
  return Object.hasOwn(ACCOUNTS, text);
}

/** An owner of an account, as text: `store:5`, `order:77`, `provider:stripe`, `rate:7.7`, `operator`. */
export type Owner = 'operator' | `${Exclude<OwnerKind, 'operator'>}:${string}`;

export const OPERATOR = 'operator' satisfies Owner;
export const customerOwner = (id: number) => `customer:${id}` as const satisfies Owner;
export const orderOwner = (id: number) => `order:${id}` as const satisfies Owner;
export const storeOwner = (id: number) => `store:${id}` as const satisfies Owner;
export const courierOwner = (id: number) => `courier:${id}` as const satisfies Owner;
export const providerOwner = (name: string): Owner => `provider:${name}`;
export const rateOwner = (percent: number): Owner => `rate:${percent}`;

/** Whether a text is an owner: the operator, or a kind with its id. */
export function isOwner(text: string): text is Owner {
  return text === OPERATOR || OWNER_KINDS.some((kind) => kind !== OPERATOR && text.startsWith(`${kind}:`));
}

export type AccountKey = { account: AccountName; owner: Owner };

/** Whether an account can have an owner of this kind. */
export function canOwn({ account, owner }: AccountKey): boolean {
  const [kind] = owner.split(':');
  return ACCOUNTS[account].owners.some((allowed) => allowed === kind);
}
