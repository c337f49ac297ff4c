import type { CustomerInfo } from '@errand/contract/customer';
import { useOutletContext } from 'react-router';

/** What the account's frame knows for the screens in it; `customer` is null until it is known. */
export type AccountContext = { customer: CustomerInfo | null };

export function useAccount(): AccountContext {
  return useOutletContext<AccountContext>();
}
