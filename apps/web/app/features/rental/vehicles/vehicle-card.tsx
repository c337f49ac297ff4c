import { useText } from '@errand/client/i18n.tsx';
import type { Vehicle } from '@errand/contract/rental';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Motif } from '@errand/ui/pictures/motif.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { Fuel, Settings2, Users, Zap } from 'lucide-react';
import { Heart } from '#features/wishlist/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Rated } from '#platform/rated.tsx';
import { AddVehicle } from '../cart/add-vehicle.tsx';
import { TripPriceLine } from '../prices/trip-price.tsx';
import { vehicleHref } from '../rental-links.ts';
import { AddForTrip } from '../search/add-for-trip.tsx';
import type { SearchedTrip } from '../search/trip-address.ts';
import { fuelText, gearText } from '../vehicle-labels.ts';
import { SecondPrice, VehicleDeal, VehiclePrice } from './vehicle-price.tsx';
import './vehicle-card.css';

/** A vehicle in a list, with the price of the searched trip if there is one. */
export function VehicleCard(props: {
  vehicle: Vehicle;
  eager?: boolean | undefined;
  /** The searched trip, which the link passes on. */
  trip?: SearchedTrip | null | undefined;
  /** The level of the name's heading. */
  heading?: 'h2' | 'h3' | undefined;
}) {
  const { vehicle, eager, trip, heading: Heading = 'h3' } = props;
  const t = useText();
  const automatic = vehicle.transmission_type === 'automatic';
  const gear = gearText(vehicle.transmission_type, t);
  const fuel = fuelText(vehicle.fuel_type, t);
  const Gear = automatic ? Zap : Settings2;
  return (
    <article className="vehicle-card">
      <div className="vehicle-card-picture">
        <div className="cover mirror-ltr" data-tint={vehicle.art?.tint ?? 'stone'}>
          {vehicle.thumbnail_full_url && <Motif name="road" />}
          {vehicle.thumbnail_full_url ? (
            <Picture
              className="cover-picture"
              src={vehicle.thumbnail_full_url}
              width={150}
              eager={eager}
              style={{ left: '50%', top: '58%', width: '50%' }}
            />
          ) : (
            <LetterArt name={vehicle.name} />
          )}
          <VehicleDeal vehicle={vehicle} />
        </div>
        <Heart kind="vehicle" id={vehicle.id} name={vehicle.name} />
        {trip && vehicle.trip ? (
          <AddForTrip vehicle={vehicle} price={vehicle.trip} trip={trip} disc />
        ) : (
          <AddVehicle vehicle={vehicle} />
        )}
      </div>
      <div className="layout-row layout-between vehicle-card-head">
        <Heading className="text-title text-clip">
          <Link to={vehicleHref(vehicle, trip)} className="card-link" prefetch="intent">
            {vehicle.name}
          </Link>
        </Heading>
        <Rated average={vehicle.avg_rating} count={vehicle.total_reviews} />
      </div>
      <p className="vehicle-card-specs">
        <span>
          <Users className="icon" size={16} />
          <span className="sr-only">{t('rental.seats')} </span>
          <bdi dir="ltr">{vehicle.seating_capacity}</bdi>
        </span>
        {gear && (
          <span>
            <Gear className="icon" size={16} />
            {gear}
          </span>
        )}
        {fuel && (
          <span>
            <Fuel className="icon" size={16} />
            {fuel}
          </span>
        )}
      </p>
      {vehicle.trip ? (
        <TripPriceLine vehicle={vehicle} trip={vehicle.trip} />
      ) : (
        <div className="layout-row layout-between">
          <VehiclePrice vehicle={vehicle} />
          <SecondPrice vehicle={vehicle} />
        </div>
      )}
    </article>
  );
}
