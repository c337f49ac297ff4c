export { pointTermsOf, revokePoints, rewardDelivery } from './order-points.ts';
export { provisionPoints } from './point-provisions.ts';
