import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { version } from '../fields.ts';
import { commissionPercent, storeDetail } from '../stores.ts';

export const setStoreCommission = consoleEndpoint({
  tag: 'Stores',
  target: 'store',
  name: 'setStoreCommission',
  summary: 'Sets the share of its sales that the operator keeps; null for the one of the settings',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/commission',
  permission: 'stores.approve',
  scope: 'zone',
  stepUp: true,
  changes: ['stores', 'orders'],
  body: z.object({ commission_percent: commissionPercent, version }),
  response: storeDetail,
});
