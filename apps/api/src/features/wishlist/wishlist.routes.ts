import { addToWishlist, listWishedIds, removeFromWishlist, wishList } from '@errand/contract/wishlist';
import type { Route } from '../../platform/http/index.ts';
import { dropWish, keepWish, listWishes, listWishIds } from './wishlist.service.ts';

export function wishlistRoutes(route: Route): void {
  route(wishList, (ctx, { query }) => listWishes(ctx, query));
  route(listWishedIds, (ctx) => listWishIds(ctx));
  route(addToWishlist, (ctx, { query, body }) => keepWish(ctx, { ...body, ...query }));
  route(removeFromWishlist, (ctx, { query }) => dropWish(ctx, query));
}
