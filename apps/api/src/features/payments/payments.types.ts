import type { Deps } from '../../platform/deps.ts';
import type { OrderDeps } from '../orders/index.ts';

/** The services that settling and refunding payments work with. */
export type PaymentDeps = OrderDeps & Pick<Deps, 'payments'>;
