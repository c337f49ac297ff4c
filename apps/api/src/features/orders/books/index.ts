export { auditOrders, listMissingTopUps, type OrderDifference } from './audit-orders.ts';
export { bookHistory } from './book-history.ts';
export { bookChangedOrder, bookOrder } from './book-order.ts';
export { differenceLines } from './differences.ts';
export { isCanceled, type MoneyRow, moneyInputOf } from './money-input.ts';
export { type BookedFacts, readFacts } from './order-facts.queries.ts';
export { officeTermsOf, termsOfOrder } from './order-terms.ts';
