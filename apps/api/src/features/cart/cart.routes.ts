import { addToCart, clearCart, listCart, removeFromCart, updateCart } from '@errand/contract/cart';
import type { Route } from '../../platform/http/index.ts';
import {
  addToVisitorCart,
  clearVisitorCart,
  listVisitorCart,
  removeFromVisitorCart,
  updateVisitorCart,
} from './cart.service.ts';

export function cartRoutes(route: Route): void {
  route(listCart, (ctx) => listVisitorCart(ctx));
  route(addToCart, (ctx, { body }) => addToVisitorCart(ctx, body));
  route(updateCart, (ctx, { body }) => updateVisitorCart(ctx, body));
  route(removeFromCart, (ctx, { query }) => removeFromVisitorCart(ctx, query.cart_id));
  route(clearCart, (ctx) => clearVisitorCart(ctx));
}
