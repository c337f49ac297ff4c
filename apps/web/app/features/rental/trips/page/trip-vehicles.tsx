import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Trip } from '@errand/contract/rental-trips';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Price } from '@errand/ui/price.tsx';
import './trip-vehicles.css';

/** The vehicles with their plates and prices. */
export function TripVehicles({ trip }: { trip: Trip }) {
  const t = useText();
  const money = useMoney();
  return (
    <ul className="trip-vehicles" aria-label={t('rental-booking.vehicles')}>
      {trip.trip_details.map((vehicle) => {
        const { name, thumbnail_full_url: src, art } = vehicle.vehicle_details;
        return (
          <li key={vehicle.id}>
            <Tile name={name} className="size-72 mirror-ltr" src={src} art={art} width={72} />
            <span className="trip-vehicles-main">
              <b className="text-label">
                <bdi dir="ltr">{vehicle.quantity}×</bdi> {name}
              </b>
              {vehicle.license_plate_number.length > 0 && (
                <span className="trip-vehicles-plates">
                  <span className="sr-only">{t('rental-trip.plates')} </span>
                  {vehicle.license_plate_number.map((plate) => (
                    <bdi key={plate} className="trip-vehicles-plate" dir="ltr">
                      {plate}
                    </bdi>
                  ))}
                </span>
              )}
            </span>
            <Price
              now={money.exact(vehicle.calculated_price)}
              before={money.exact(vehicle.price_before_discount)}
            />
          </li>
        );
      })}
    </ul>
  );
}
