import type { Deps } from '../../platform/deps.ts';
import type { OrderDeps } from '../orders/index.ts';

/** The dependencies of settling and refunding payments. */
export type PaymentDeps = OrderDeps & Pick<Deps, 'log' | 'payments'>;
