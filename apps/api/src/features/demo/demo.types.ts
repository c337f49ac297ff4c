import type { Deps } from '../../platform/deps.ts';
import type { PaymentDeps } from '../payments/index.ts';

/** The services that the simulated stores, couriers and the operator work with. */
export type DemoDeps = PaymentDeps & Pick<Deps, 'maps'>;
