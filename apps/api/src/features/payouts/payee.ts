import type { PayeeList } from '@errand/contract/console/finance/payees';
import { courierOwner, ledgerOwner, type Payee, payeeOwner } from '@errand/domain/books';

/** The payee of a row that names a store or a courier. */
export function payeeOfRow({ storeId, courierId }: PayeeColumns): Payee {
  if (storeId !== null) return { account: 'store', id: storeId };
  if (courierId !== null) return { account: 'courier', id: courierId };
  throw new Error('The row names neither a store nor a courier.');
}

type PayeeColumns = { storeId: number | null; courierId: number | null };

export function payeeColumnsOf({ account, id }: Payee): PayeeColumns {
  return { storeId: account === 'store' ? id : null, courierId: account === 'courier' ? id : null };
}

export function payeeOf(list: PayeeList, id: number): Payee {
  return { account: list === 'stores' ? 'store' : 'courier', id };
}

export function listOfPayee({ account }: Payee): PayeeList {
  return account === 'store' ? 'stores' : 'couriers';
}

/** A payee as a key of maps. */
export function payeeKey(payee: Payee): string {
  return payeeOwner(payee);
}

/** The accounts of a payee in the ledger. Only couriers have cash in hand. */
export function accountsOfPayee(payee: Payee): { own: string; held: string; cash: string | null } {
  const owner = payeeOwner(payee);
  return {
    own: ledgerOwner({ account: payee.account, owner }),
    held: ledgerOwner({ account: 'held', owner }),
    cash:
      payee.account === 'courier'
        ? ledgerOwner({ account: 'courier_cash', owner: courierOwner(payee.id) })
        : null,
  };
}
