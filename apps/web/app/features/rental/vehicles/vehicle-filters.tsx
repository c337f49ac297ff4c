import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { VehicleCategory } from '@errand/contract/rental';
import { cx } from '@errand/ui/cx.ts';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ALL_VEHICLES } from '../rental-links.ts';
import { gearText } from '../vehicle-labels.ts';
import { GEARS, SEATS, searchHref, type VehicleFilter } from './vehicle-filter.ts';
import './vehicle-filters.css';

const MAX_PRICE = 150;
const STEP = 5;

/** The search filters; every choice is a URL. */
export function VehicleFilters({
  filter,
  categories,
}: {
  filter: VehicleFilter;
  categories: VehicleCategory[];
}) {
  const t = useText();
  const navigate = useNavigate();
  const go = (change: Partial<VehicleFilter>) =>
    navigate(searchHref({ ...filter, page: 1, ...change }), { preventScrollReset: true });
  const toggled = (id: number) =>
    filter.categoryIds.includes(id)
      ? filter.categoryIds.filter((known) => known !== id)
      : [...filter.categoryIds, id];
  return (
    <div className="vehicle-filters">
      <div className="layout-row layout-between">
        <h2 className="text-h3">{t('rental.filter')}</h2>
        <Link className="text-link underlined" to={ALL_VEHICLES} preventScrollReset>
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
            onChange={() => go({ categoryIds: toggled(category.id) })}
          >
            <span className="vehicle-filters-name">
              {category.name}
              <bdi dir="ltr" className="text-caption">
                {category.vehicle_count}
              </bdi>
            </span>
          </CheckRow>
        ))}
      </fieldset>
      <PriceRange value={filter.maxPrice} onChange={(maxPrice) => go({ maxPrice })} />
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
    </div>
  );
}

/** The maximum price per day; the end of the slider is any price. Applied when the handle is released. */
function PriceRange({ value, onChange }: { value: number | null; onChange: (value: number | null) => void }) {
  const t = useText();
  const money = useMoney();
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? Math.min(value ?? MAX_PRICE, MAX_PRICE);
  const commit = () => {
    if (dragged === null) return;
    setDragged(null);
    onChange(dragged >= MAX_PRICE ? null : dragged);
  };
  const text = shown >= MAX_PRICE ? t('rental.anyPrice') : money.exact(shown);
  return (
    <fieldset className="vehicle-filters-group">
      <legend className="text-label">{t('rental.priceADay')}</legend>
      <input
        className="vehicle-filters-range"
        type="range"
        min={STEP}
        max={MAX_PRICE}
        step={STEP}
        value={shown}
        aria-label={t('rental.priceADay')}
        aria-valuetext={text}
        style={{ '--at': `${((shown - STEP) / (MAX_PRICE - STEP)) * 100}%` } as React.CSSProperties}
        onChange={(event) => setDragged(Number(event.target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      <div className="layout-row layout-between text-caption">
        <span>{t('rental.upTo')}</span>
        <bdi dir={shown >= MAX_PRICE ? undefined : 'ltr'}>{text}</bdi>
      </div>
    </fieldset>
  );
}
