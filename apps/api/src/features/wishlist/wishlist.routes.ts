import { rentalWishList } from '@errand/contract/rental-wishlist';
import {
  addToRentalWishlist,
  addToWishlist,
  listWishedIds,
  removeFromRentalWishlist,
  removeFromWishlist,
  wishList,
} from '@errand/contract/wishlist';
import type { Route } from '../../platform/http/index.ts';
import { addWish, listRentalWishes, listWishes, listWishIds, removeWish } from './wishlist.service.ts';

export function wishlistRoutes(route: Route): void {
  route(wishList, (ctx, { query }) => listWishes(ctx, query));
  route(listWishedIds, (ctx) => listWishIds(ctx));
  route(addToWishlist, (ctx, { query, body }) => addWish(ctx, { ...body, ...query }));
  route(removeFromWishlist, (ctx, { query }) => removeWish(ctx, query));
  route(rentalWishList, (ctx, { query }) => listRentalWishes(ctx, query));
  route(addToRentalWishlist, (ctx, { query }) => addWish(ctx, query, 'vehicle_id'));
  route(removeFromRentalWishlist, (ctx, { query }) => removeWish(ctx, query, 'vehicle_id'));
}
