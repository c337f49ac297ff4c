import type { Translations } from '../../platform/db/index.ts';
import type { CoverArt } from '../stores/stores.tables.ts';

type Named = { id: number; name: Translations; picture: string | null };

/** A vehicle with its maker and provider: one row of one statement. */
export type VehicleRow = {
  id: number;
  slug: string;
  provider_id: number;
  category_id: number;
  name: Translations;
  description: Translations;
  pictures: string[];
  tint: string | null;
  model: string;
  engine_capacity: number | null;
  engine_power: number | null;
  seats: number;
  air_condition: boolean;
  fuel: string;
  transmission: string;
  hourly_minor: number | null;
  per_km_minor: number | null;
  daily_minor: number | null;
  discount: number;
  discount_type: 'percent' | 'amount';
  plates: string[];
  tags: string[];
  rating_sum: number;
  rating_count: number;
  trip_count: number;
  zone_id: number;
  category: string;
  brand: Named;
  provider: {
    id: number;
    slug: string;
    name: Translations;
    logo: string | null;
    cover_art: CoverArt | null;
    rating_sum: number;
    rating_count: number;
  };
};

/** The columns of a VehicleRow, from `vehicles v` with what VEHICLE_JOINS adds. */
export const VEHICLE_COLUMNS = `
  v.id, v.slug, v.provider_id, v.category_id, v.name, v.description, v.pictures, v.tint, v.model, v.engine_capacity,
  v.engine_power, v.seats, v.air_condition, v.fuel, v.transmission, v.hourly_minor, v.per_km_minor, v.daily_minor,
  v.discount, v.discount_type, v.plates, v.tags, v.rating_sum, v.rating_count, v.trip_count, s.zone_id,
  c.slug as category, json_build_object('id', b.id, 'name', b.name, 'picture', b.picture) as brand,
  json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'logo', s.logo, 'cover_art', s.cover_art,
    'rating_sum', s.rating_sum, 'rating_count', s.rating_count) as provider`;

export const VEHICLE_JOINS = `
  join stores s on s.id = v.provider_id and s.active
  join modules m on m.id = s.module_id and m.active
  join vehicle_categories c on c.id = v.category_id
  join vehicle_brands b on b.id = v.brand_id`;
