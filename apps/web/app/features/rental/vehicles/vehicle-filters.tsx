import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Vehicle, VehicleCategory } from '@errand/contract/rental';
import type { RentalType } from '@errand/domain/rental';
import { cx } from '@errand/ui/cx.ts';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { useState } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { gearText } from '../vehicle-labels.ts';
import { GEARS, NO_FILTER, SEATS, searchHref, type VehicleFilter } from './vehicle-filter.ts';
import './vehicle-filters.css';

const PRICES = {
  day_wise: { most: 150, step: 5, label: 'rental.priceADay' },
  hourly: { most: 30, step: 1, label: 'rental-search.priceAnHour' },
  distance_wise: { most: 3, step: 0.1, label: 'rental-search.priceAKilometer' },
} as const satisfies Record<RentalType, object>;

/** The search filters; every choice is a URL. */
export function VehicleFilters(props: {
  filter: VehicleFilter;
  categories: VehicleCategory[];
  brands: Vehicle['brand'][];
}) {
  const { filter, categories, brands } = props;
  const t = useText();
  const navigate = useNavigate();
  const go = (change: Partial<VehicleFilter>) =>
    navigate(searchHref({ ...filter, page: 1, ...change }), { preventScrollReset: true });
  return (
    <div className="vehicle-filters">
      <div className="layout-row layout-between">
        {/* Not a heading, because it precedes that of the page. The region around it has the same name. */}
        <p className="text-h3" aria-hidden="true">
          {t('rental.filter')}
        </p>
        <Link
          className="text-link underlined"
          to={searchHref({ ...NO_FILTER, trip: filter.trip })}
          preventScrollReset
        >
          {t('rental.clear')}
        </Link>
      </div>
      <fieldset className="vehicle-filters-group">
        <legend className="text-label">{t('rental.type')}</legend>
        {categories.map((category) => (
          <CheckRow
            key={category.id}
            name="categoryId"
            checked={filter.categoryIds.includes(category.id)}
            onChange={() => go({ categoryIds: toggled(filter.categoryIds, category.id) })}
          >
            <span className="vehicle-filters-name">
              {category.name}{' '}
              <bdi dir="ltr" className="text-caption">
                {category.vehicle_count}
              </bdi>
            </span>
          </CheckRow>
        ))}
      </fieldset>
      <PriceRange
        type={filter.trip?.type ?? 'day_wise'}
        value={filter.maxPrice}
        onChange={(maxPrice) => go({ maxPrice })}
      />
      <fieldset className="vehicle-filters-group">
        <legend className="text-label">{t('rental.seats')}</legend>
        <div className="chip-list">
          {SEATS.map((seats) => (
            <button
              type="button"
              key={seats}
              className={cx('chip', filter.minSeats === seats && 'on')}
              aria-pressed={filter.minSeats === seats}
              onClick={() => go({ minSeats: filter.minSeats === seats ? null : seats })}
            >
              <bdi dir="ltr">{seats}+</bdi>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className="vehicle-filters-group">
        <legend className="text-label">{t('rental.gearbox')}</legend>
        {GEARS.map((gear) => (
          <CheckRow
            key={gear}
            checked={filter.gear === gear}
            onChange={() => go({ gear: filter.gear === gear ? null : gear })}
          >
            {gearText(gear, t)}
          </CheckRow>
        ))}
      </fieldset>
      <fieldset className="vehicle-filters-group">
        <legend className="text-label">{t('rental-search.comfort')}</legend>
        <CheckRow checked={filter.airConditioned} onChange={(airConditioned) => go({ airConditioned })}>
          {t('rental-search.air')}
        </CheckRow>
      </fieldset>
      {brands.length > 0 && (
        <fieldset className="vehicle-filters-group">
          <legend className="text-label">{t('rental-search.brand')}</legend>
          {brands.map((brand) => (
            <CheckRow
              key={brand.id}
              checked={filter.brandIds.includes(brand.id)}
              onChange={() => go({ brandIds: toggled(filter.brandIds, brand.id) })}
            >
              {brand.name}
            </CheckRow>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function toggled(ids: number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id];
}

/**
 * The maximum price per day, hour or kilometer; the end of the slider is any price. Applied when the handle is
 * released.
 */
function PriceRange(props: {
  type: RentalType;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const { type, value, onChange } = props;
  const { most, step, label } = PRICES[type];
  const t = useText();
  const money = useMoney();
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? Math.min(value ?? most, most);
  const commit = () => {
    if (dragged === null) return;
    setDragged(null);
    onChange(dragged >= most ? null : dragged);
  };
  const text = shown >= most ? t('rental.anyPrice') : money.exact(shown);
  return (
    <fieldset className="vehicle-filters-group">
      <legend className="text-label">{t(label)}</legend>
      <input
        className="vehicle-filters-range"
        type="range"
        min={step}
        max={most}
        step={step}
        value={shown}
        aria-label={t(label)}
        aria-valuetext={text}
        style={{ '--at': `${((shown - step) / (most - step)) * 100}%` } as React.CSSProperties}
        onChange={(event) => setDragged(Number(event.target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      <div className="layout-row layout-between text-caption">
        <span>{t('rental.upTo')}</span>
        <bdi dir={shown >= most ? undefined : 'ltr'}>{text}</bdi>
      </div>
    </fieldset>
  );
}
