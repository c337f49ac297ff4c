export { OrderCard } from './board/order-card.tsx';
export { CourierDialog, useAssign } from './courier/courier-dialog.tsx';
export { useNow } from './due-time.tsx';
export { OrderState } from './order-state.tsx';
