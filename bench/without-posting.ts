import { registerHooks } from 'node:module';

/**
 * Imported before the product (`--import`), it runs the same product without the posting of orders: `bookOrder` does nothing. The
 * wallet still posts, as it did before the books.
 */
const REAL = '/features/orders/books/book-order.ts';
const STUB = 'export async function bookOrder() {}\nexport async function bookChangedOrder() {}\n';

registerHooks({
  load: (url, context, next) =>
    url.endsWith(REAL) ? { format: 'module', source: STUB, shortCircuit: true } : next(url, context),
});
