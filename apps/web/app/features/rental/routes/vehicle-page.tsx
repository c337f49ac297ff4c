import { useText } from '@errand/client/i18n.tsx';
import {
  getProvider,
  getVehicle,
  listVehicleCategories,
  searchVehicles,
  type Vehicle,
  type VehicleCategory,
} from '@errand/contract/rental';
import { cx } from '@errand/ui/cx.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Motif } from '@errand/ui/pictures/motif.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import { Reviews, readReviews } from '#features/reviews/index.ts';
import { Heart } from '#features/wishlist/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { cachedData } from '#platform/navigation/page-data.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { siteOf } from '#platform/page-meta.ts';
import { usePageModule } from '#platform/use-page-module.ts';
import { VehicleCalendar } from '../calendar/lazy-vehicle-calendar.tsx';
import { ProviderRules } from '../providers/provider-rules.tsx';
import { vehicleHref } from '../rental-links.ts';
import { inZone, requestedTrip } from '../search/requested-trip.ts';
import { type SearchedTrip, tripQueryOf } from '../search/trip-address.ts';
import { TripBar } from '../search/trip-bar.tsx';
import { tripOnDay } from '../search/trip-on-day.ts';
import { VehicleCard } from '../vehicles/vehicle-card.tsx';
import { VehicleFacts } from '../vehicles/vehicle-facts.tsx';
import { NO_FILTER, searchHref } from '../vehicles/vehicle-filter.ts';
import { vehicleMeta } from '../vehicles/vehicle-meta.ts';
import { VehicleOrder } from '../vehicles/vehicle-order.tsx';
import { VehicleDeal } from '../vehicles/vehicle-price.tsx';
import type { Route } from './+types/vehicle-page.ts';
import './vehicle-page.css';

const SIMILAR = 4;

/** The page works without reviews and similar vehicles. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  const asked = requestedTrip(request);
  const query = tripQueryOf(asked.trip);
  const vehicle = await orNotFound(api.call(getVehicle, { params: { id: params.id }, query }));
  const { trip, problems } = inZone(asked, vehicle.time_zone);
  const [provider, categories, reviews, similar] = await Promise.all([
    api.call(getProvider, { params: { id: String(vehicle.provider_id) } }).catch(() => null),
    api.call(listVehicleCategories, { query: { limit: 50 } }).catch(() => ({ vehicles: [] })),
    readReviews(api, { kind: 'vehicle', id: vehicle.id }, 1).catch(() => null),
    api
      .call(searchVehicles, {
        query: { ...query, category_ids: JSON.stringify([vehicle.category_id]), limit: SIMILAR + 1 },
      })
      .catch(() => ({ vehicles: [] })),
  ]);
  return {
    vehicle,
    category: categories.vehicles.find(({ id }) => id === vehicle.category_id) ?? null,
    trip,
    problems,
    moduleId: provider?.module_id,
    reviews,
    similar: similar.vehicles.filter(({ id }) => id !== vehicle.id).slice(0, SIMILAR),
    url: `${input.origin}${vehicleHref(vehicle)}`,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  if (!loaderData || !root) return [];
  const { vehicle, category, url, moduleId } = loaderData;
  return vehicleMeta({
    vehicle,
    category,
    url,
    symbol: root.config.currency_symbol,
    site: siteOf(matches),
    moduleName: root.modules.find(({ id }) => id === moduleId)?.module_name ?? null,
  });
}

export default memo(function VehiclePage({ loaderData }: Route.ComponentProps) {
  const { vehicle, category, trip, problems, moduleId, reviews, similar } = loaderData;
  const t = useText();
  const navigate = useNavigate();
  usePageModule(moduleId);
  const go = (next: SearchedTrip) => navigate(vehicleHref(vehicle, next), { preventScrollReset: true });
  return (
    <div className="page-width vehicle-page" data-module="rental">
      <VehicleBreadcrumbs vehicle={vehicle} category={category} trip={trip} />
      <TripBar
        trip={problems?.trip ?? trip}
        timeZone={vehicle.time_zone}
        problems={problems?.fields ?? null}
        href={(next) => vehicleHref(vehicle, next)}
      />
      <div className="vehicle-page-columns">
        <VehicleGallery key={`gallery-${vehicle.id}`} vehicle={vehicle} />
        <VehicleOrder key={vehicle.id} vehicle={vehicle} trip={trip} />
      </div>
      <div className="vehicle-page-columns vehicle-page-more">
        <div className="vehicle-page-facts">
          <VehicleFacts vehicle={vehicle} />
          <ProviderRules terms={vehicle.provider.terms} offer={vehicle.provider.discount} />
        </div>
        <VehicleCalendar
          key={`calendar-${vehicle.id} ${trip?.pickupAt}`}
          vehicleId={vehicle.id}
          trip={trip && daysOf(trip)}
          onDay={(date) => void go(tripOnDay(trip, date, vehicle, Date.now()))}
        />
      </div>
      <Reviews
        key={`reviews-${vehicle.id}`}
        subject={{ kind: 'vehicle', id: vehicle.id }}
        module="rental"
        first={reviews ?? undefined}
        none={<EmptyState title={t('reviews.none')} text={t('reviews.noneVehicle')} />}
      />
      <Similar vehicles={similar} trip={trip} />
    </div>
  );
}, hasSameData);

function Similar({ vehicles, trip }: { vehicles: Vehicle[]; trip: SearchedTrip | null }) {
  const t = useText();
  if (vehicles.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="similar">
      <div className="page-section-head">
        <h2 className="text-h2" id="similar">
          {t('rental-search.similar')}
        </h2>
      </div>
      <div className="layout-grid layout-grid-4 layout-rail">
        {vehicles.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} trip={trip} />
        ))}
      </div>
    </section>
  );
}

/** First and last day of a trip by its clock. */
function daysOf({ pickupAt, returnAt }: SearchedTrip): { from: string; to: string } {
  return { from: pickupAt.slice(0, 10), to: (returnAt ?? pickupAt).slice(0, 10) };
}

/** The pictures of a vehicle: one large, and thumbnails if there are several. */
function VehicleGallery({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const { images_full_url: pictures, art, name } = vehicle;
  const src = pictures[chosen];
  return (
    <section className="vehicle-gallery" aria-label={t('rental-search.pictures')}>
      <div
        className={cx('cover vehicle-gallery-cover mirror-ltr', !art && 'vehicle-gallery-photo')}
        data-tint={art?.tint ?? 'stone'}
      >
        {src && art && <Motif name="road" />}
        {src ? (
          <Picture
            key={src}
            src={src}
            width={art ? 276 : 640}
            alt={name}
            eager
            className="vehicle-gallery-picture"
          />
        ) : (
          <LetterArt name={name} />
        )}
        <VehicleDeal vehicle={vehicle} />
      </div>
      <Heart kind="vehicle" id={vehicle.id} name={name} />
      {pictures.length > 1 && (
        <div className="vehicle-gallery-thumbs" role="group" aria-label={t('rental-search.pictures')}>
          {pictures.map((picture, index) => (
            <button
              type="button"
              key={picture}
              className={cx('tile mirror-ltr', !art && 'photo', index === chosen && 'on')}
              data-tint={art?.tint ?? 'stone'}
              aria-label={t('rental-search.pictureOf', { number: index + 1 })}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <Picture src={picture} width={96} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Breadcrumbs of a vehicle: the search with the same trip, then its category. */
function VehicleBreadcrumbs(props: {
  vehicle: Vehicle;
  category: VehicleCategory | null;
  trip: SearchedTrip | null;
}) {
  const { vehicle, category, trip } = props;
  const t = useText();
  return (
    <nav className="vehicle-breadcrumbs text-caption" aria-label={t('rental-search.trail')}>
      <ol>
        <li>
          <Link to={searchHref({ ...NO_FILTER, trip })} className="tap-target">
            {t('rental.allVehicles')}
          </Link>
          <Step />
        </li>
        {category && (
          <li>
            <Link to={searchHref({ ...NO_FILTER, categoryIds: [category.id], trip })} className="tap-target">
              {category.name}
            </Link>
            <Step />
          </li>
        )}
        <li aria-current="page">{vehicle.name}</li>
      </ol>
    </nav>
  );
}

function Step() {
  return <ChevronRight className="icon mirror-rtl" size={14} />;
}
