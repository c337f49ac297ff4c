import type { InputOf } from '@errand/contract';
import type { quoteOrder } from '@errand/contract/orders-place';

/** The body of both a quote and an order. */
export type OrderBody = NonNullable<InputOf<typeof quoteOrder>['body']>;
