import type { Vehicle } from '@errand/contract/rental';
import { Fuel, Settings2, Users, Zap } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '#platform/i18n/index.ts';
import { useMoney } from '#platform/money.ts';
import { Motif } from '#ui/motif.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import { vehicleHref } from '../rental-links.ts';
import { fuelText, gearText } from '../vehicle-words.ts';
import { AddVehicle } from './add-vehicle.tsx';

/** A vehicle of a list. On its provider's own page (`plain`) it leads nowhere and can be reached by its name. */
export function VehicleCard(props: { vehicle: Vehicle; eager?: boolean; plain?: boolean }) {
  const { vehicle, eager, plain } = props;
  const t = useText();
  const automatic = vehicle.transmission_type === 'automatic';
  const Gear = automatic ? Zap : Settings2;
  return (
    <article className="veh" id={plain ? vehicle.slug : undefined}>
      <div className="veh-pic">
        <div className="art vehart" data-tint={vehicle.art?.tint ?? 'stone'}>
          <Motif name="road" />
          {vehicle.thumbnail_full_url && (
            <Picture
              className="pic"
              src={vehicle.thumbnail_full_url}
              width={150}
              eager={eager}
              style={{ left: '50%', top: '58%', width: '50%' }}
            />
          )}
          <Deal vehicle={vehicle} />
        </div>
        <AddVehicle vehicle={vehicle} />
      </div>
      <div className="row between veh-head">
        <h3 className="title clip1">
          {plain ? (
            vehicle.name
          ) : (
            <Link to={vehicleHref(vehicle)} className="card-link" prefetch="intent">
              {vehicle.name}
            </Link>
          )}
        </h3>
        <Rating
          average={vehicle.avg_rating}
          count={vehicle.total_reviews}
          label={t('stores.rated', {
            average: vehicle.avg_rating.toFixed(1),
            count: vehicle.total_reviews,
          })}
        />
      </div>
      <p className="specs">
        <span>
          <Users className="ic" size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{t('rental.seats')} </span>
          <bdi dir="ltr">{vehicle.seating_capacity}</bdi>
        </span>
        <span>
          <Gear className="ic" size={16} strokeWidth={1.75} aria-hidden="true" />
          {gearText(vehicle.transmission_type, t)}
        </span>
        <span>
          <Fuel className="ic" size={16} strokeWidth={1.75} aria-hidden="true" />
          {fuelText(vehicle.fuel_type, t)}
        </span>
      </p>
      <Prices vehicle={vehicle} />
    </article>
  );
}

function Deal({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  const money = useMoney();
  const { discount_price: off, discount_type: type } = vehicle;
  if (off <= 0) return null;
  return (
    <span className="deal">
      <span>
        {type === 'percent'
          ? t('stores.percentOff', { percent: off })
          : t('rental.amountOff', { amount: money.short(off) })}
      </span>
    </span>
  );
}

/** A day's price first where there is one, then an hour's; else what there is. */
function Prices({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  const money = useMoney();
  const all = [
    { unit: t('rental.aDay'), now: vehicle.day_wise_price_now, before: vehicle.day_wise_price },
    { unit: t('rental.anHour'), now: vehicle.hourly_price_now, before: vehicle.hourly_price },
    { unit: t('rental.aKilometre'), now: vehicle.distance_price_now, before: vehicle.distance_price },
  ];
  const [first, second] = all.filter(({ now }) => now !== null);
  if (!first) return null;
  return (
    <div className="row between">
      <Price
        now={money.exact(first.now ?? 0)}
        before={first.before === null ? null : money.exact(first.before)}
        beforeLabel={t('ui.before')}
        unit={first.unit}
      />
      {second && (
        <span className="meta veh-second">
          <bdi dir="ltr">{money.exact(second.now ?? 0)}</bdi> {second.unit}
        </span>
      )}
    </div>
  );
}
