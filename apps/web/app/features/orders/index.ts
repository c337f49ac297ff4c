export { MyOrders } from './list/my-orders.tsx';
export { ZoneNote } from './times/zone-note.tsx';
