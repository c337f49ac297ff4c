import type { Client, ResponseOf } from '@errand/contract';
import type { listVehicleReviews, VehicleReview } from '@errand/contract/rental-discovery';
import { listItemReviews, listStoreReviews } from '@errand/contract/reviews';
import type { ListingKind } from '@errand/domain/catalog';
import { isModuleType, type ModuleLabels, moduleLabels } from '@errand/domain/modules';

export type ReviewPage = ResponseOf<typeof listStoreReviews>;
/** The reviews of a store, an item, a vehicle, or all vehicles of a rental provider. */
export type Subject = { kind: ListingKind; id: number };

export type Seller = ModuleLabels['seller'];

/** Returns the module's name for a seller: store, restaurant or provider [MODULE-18]. */
export function sellerOf(module: string | undefined): Seller {
  return module !== undefined && isModuleType(module) ? moduleLabels(module).seller : 'store';
}

export const REVIEWS_A_PAGE = 5;
/** The id of the reviews on a page with its own address. */
export const REVIEWS_ID = 'reviews';

/** A page of reviews, newest first; by the API of the browser or of a loader. */
export async function readReviews(api: Client, { kind, id }: Subject, offset: number): Promise<ReviewPage> {
  const paging = { limit: REVIEWS_A_PAGE, offset };
  if (kind === 'store') return api.call(listStoreReviews, { query: { store_id: String(id), ...paging } });
  if (kind === 'item') return api.call(listItemReviews, { params: { id: String(id) }, query: paging });
  // Loaded on demand, because most pages with reviews are not those of vehicles.
  const { listProviderReviews, listVehicleReviews } = await import('@errand/contract/rental-discovery');
  return vehicleReviewPage(
    kind === 'vehicle'
      ? await api.call(listVehicleReviews, { query: { vehicle_id: String(id), ...paging } })
      : await api.call(listProviderReviews, { params: { id: String(id) }, query: paging }),
  );
}

/** Reviews of vehicles in the form of other reviews: the reviewed item is the vehicle. */
function vehicleReviewPage(page: ResponseOf<typeof listVehicleReviews>): ReviewPage {
  return { ...page, reviews_comments_count: page.total_size, reviews: page.reviews.map(toReview) };
}

function toReview({ vehicle_id, vehicle_name, vehicle_slug, ...review }: VehicleReview) {
  return {
    ...review,
    item_id: vehicle_id,
    item_name: vehicle_name,
    item_slug: vehicle_slug,
    item_image_full_url: null,
    attachment_full_url: [],
  };
}
