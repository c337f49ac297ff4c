export { revokePoints } from './revoke-points.ts';
export { rewardDelivery } from './reward-delivery.ts';
