import { useText } from '@errand/client/i18n.tsx';
import type { listStorePlaces, StorePlace } from '@errand/contract/console/stores';
import type { ResponseOf } from '@errand/contract/endpoint';
import type { Point } from '@errand/domain/location';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { centerOf } from '@errand/ui/map/index.ts';
import type { ControlProps } from '#blocks/form/form-types.ts';
import { PointControl, roundedPoint } from '#blocks/point-control/point-control.tsx';
import './place-control.css';

export type StoreZone = ResponseOf<typeof listStorePlaces>['zones'][number];

/** The zone and the location of a store. */
export function PlaceControl({
  label,
  value,
  onChange,
  error,
  zones,
}: ControlProps & { zones: readonly StoreZone[] }) {
  const t = useText();
  const place = value as StorePlace;
  const zone = zones.find(({ id }) => id === place.zone_id);
  return (
    <fieldset className="place-control">
      <legend className="sr-only">{label}</legend>
      <SelectField
        label={t('stores.zone')}
        value={String(place.zone_id)}
        onChange={({ target }) => {
          const chosen = zones.find(({ id }) => id === Number(target.value));
          if (chosen) onChange({ zone_id: chosen.id, ...centerOfZone(chosen) });
        }}
      >
        <NamedOptions rows={zones} />
      </SelectField>
      <PointControl
        label={t('stores.map')}
        value={place}
        onChange={onChange}
        error={error}
        lines={zone ? [{ id: 'zone', look: 'outline', points: ringOf(zone) }] : []}
        centerKey={place.zone_id}
      />
    </fieldset>
  );
}

export function centerOfZone(zone: StoreZone): Point {
  return roundedPoint(centerOf(ringOf(zone)));
}

function ringOf({ outline }: StoreZone): Point[] {
  const points = outline.map(([longitude, latitude]) => ({ latitude, longitude }));
  return points[0] ? [...points, points[0]] : [];
}
