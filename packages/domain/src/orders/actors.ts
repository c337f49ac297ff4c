/** The actors of an order's transitions. */
export const ORDER_ACTORS = ['customer', 'store', 'courier', 'staff', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];
