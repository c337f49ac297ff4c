export { OrderCard } from './board/order-card.tsx';
export { CourierDialog, useAssign } from './courier/courier-dialog.tsx';
export { DueTime, isLate, useNow } from './due-time.tsx';
export { moveKey, OrderState } from './order-state.tsx';
