export { revokePoints, rewardDelivery } from './order-points.ts';
