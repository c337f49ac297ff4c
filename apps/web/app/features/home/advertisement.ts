import type { Client, ResponseOf } from '@errand/contract';
import { listAdvertisements } from '@errand/contract/promotions';

type Row = ResponseOf<typeof listAdvertisements>[number];

/** The most advertisements of a home page. */
const SHOWN = 12;

/** Loads the advertisements of the module in the visitor's zones, with what their cards show. */
export async function loadAdvertisements(api: Client) {
  return (await api.call(listAdvertisements, {})).slice(0, SHOWN).map(toCard);
}

export type Advertisement = ReturnType<typeof toCard>;

function toCard({
  id,
  title,
  description,
  cover_image_full_url: photo,
  video_attachment_full_url: video,
  store,
}: Row) {
  const { name, slug, module_id, zone_id, avg_rating, rating_count, cover_art, cover_photo_full_url } = store;
  return {
    id,
    title,
    description,
    photo,
    video,
    // A drawn cover is shown only in place of a picture.
    art: photo === null || photo === cover_photo_full_url ? cover_art : null,
    store: { id: store.id, name, slug, module_id, zone_id, avg_rating, rating_count },
  };
}
