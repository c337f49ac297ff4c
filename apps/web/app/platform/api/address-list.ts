import { listAddresses } from '@errand/contract/customer';
import { queryKeys } from '#platform/query-keys.ts';
import { api } from './browser-client.ts';

/** The query of a customer's saved addresses. */
export const addressList = {
  queryKey: queryKeys.addresses,
  queryFn: () => api.call(listAddresses, {}),
};
