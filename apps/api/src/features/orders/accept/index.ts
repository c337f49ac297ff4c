export { limitTransfer } from './transfer.ts';
