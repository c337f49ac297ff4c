export { OrderCard } from './board/order-card.tsx';
export { CourierDialog, useAssign } from './courier/courier-dialog.tsx';
export { DueTime, isLate, useNow } from './due-time.tsx';
export { OrderState, transitionKey } from './order-state.tsx';
export { PrescriptionMark } from './prescription/prescription-mark.tsx';
export { PrescriptionTag } from './prescription/prescription-tag.tsx';
export { TransitionDialog } from './transitions/transition-dialog.tsx';
