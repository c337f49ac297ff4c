export { auditMoney, type MoneyDifference } from './audit-money.ts';
export { auditOrders, listMissingTopUps, listUnbooked, type OrderDifference } from './audit-orders.ts';
export { bookHistory } from './book-history.ts';
export { bookChangedOrder, bookOrder } from './book-order.ts';
export { differenceLines } from './differences.ts';
export { isCanceled, type MoneyRow, moneyInputOf } from './money-input.ts';
export { findOpenItems } from './open-items.ts';
export { type BookedFacts, readFacts } from './order-facts.queries.ts';
export { termsOfOrder } from './order-terms.ts';
