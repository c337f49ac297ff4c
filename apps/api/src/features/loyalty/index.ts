export { rewardDelivery } from './reward-delivery.ts';
export { revokePoints } from './take-back-points.ts';
