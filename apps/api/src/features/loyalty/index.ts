export { rewardDelivery } from './reward-delivery.ts';
export { takeBackPoints } from './take-back-points.ts';
