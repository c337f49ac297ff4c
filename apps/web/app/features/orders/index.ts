export { MyOrders } from './list/my-orders.tsx';
export { useRunningOrders } from './running/use-running-orders.ts';
export { ZoneNote } from './times/zone-note.tsx';
