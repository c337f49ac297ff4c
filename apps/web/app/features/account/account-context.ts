import type { CustomerInfo } from '@errand/contract/customer';
import { useOutletContext } from 'react-router';

/** Data of the account layout for its pages. `customer` is null until the profile has loaded. */
export type AccountContext = { customer: CustomerInfo | null };

export function useAccount(): AccountContext {
  return useOutletContext<AccountContext>();
}
