import { z } from 'zod';
import { consoleEndpoint, OBJECT_ERRORS } from '../console-endpoint.ts';
import { idParams, version } from '../fields.ts';
import { commissionPercent, storeDetail } from '../stores.ts';

export const setStoreCommission = consoleEndpoint({
  tag: 'Stores',
  target: 'store',
  name: 'setStoreCommission',
  summary: 'Sets the share of its sales that the operator keeps; null for the one of the settings',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/commission',
  params: idParams,
  permission: 'stores.approve',
  scope: 'zone',
  stepUp: true,
  changes: ['stores', 'orders'],
  body: z.object({ commission_percent: commissionPercent, version }),
  response: storeDetail,
  errors: [...OBJECT_ERRORS, 'changed_meanwhile', 'step_up_required'],
});
