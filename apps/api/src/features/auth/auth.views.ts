/** Selects from the customers as `c`. */
export const FROM_CUSTOMERS = 'from customers c';
