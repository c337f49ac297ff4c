import * as contract from '@errand/contract/cart';
import type { Route } from '../../platform/http/index.ts';
import { addToCart, clearCart, listCart, removeFromCart, updateCart } from './cart.service.ts';

export function cartRoutes(route: Route): void {
  route(contract.listCart, (ctx) => listCart(ctx));
  route(contract.addToCart, (ctx, { body }) => addToCart(ctx, body));
  route(contract.updateCart, (ctx, { body }) => updateCart(ctx, body));
  route(contract.removeFromCart, (ctx, { query }) => removeFromCart(ctx, query.cart_id));
  route(contract.clearCart, (ctx) => clearCart(ctx));
}
