export { revertPickup } from './revert-pickup.ts';
