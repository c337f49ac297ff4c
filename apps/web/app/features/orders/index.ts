export { MyOrders } from './list/my-orders.tsx';
