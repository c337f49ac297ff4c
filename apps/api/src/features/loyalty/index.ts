export { rewardDelivery } from './order-points.ts';
export { revokePoints } from './revoke-points.ts';
