export { rewardDelivery } from './reward-delivery.ts';
