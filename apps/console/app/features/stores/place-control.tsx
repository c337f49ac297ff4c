import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import type { listStorePlaces, StorePlace } from '@errand/contract/console/stores';
import type { ResponseOf } from '@errand/contract/endpoint';
import type { Point } from '@errand/domain/location';
import { TextField } from '@errand/ui/forms/field.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { centerOf, StreetMap } from '@errand/ui/map/index.ts';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { ControlProps } from '#blocks/form/form-types.ts';
import './place-control.css';

export type StoreZone = ResponseOf<typeof listStorePlaces>['zones'][number];

/** The zone and the location of a store. The member moves the map under a pin, or types the coordinates. */
export function PlaceControl({
  label,
  value,
  onChange,
  error,
  zones,
}: ControlProps & { zones: readonly StoreZone[] }) {
  const t = useText();
  const place = value as StorePlace;
  const [camera, setCamera] = useState({ at: pointOf(place), key: 0 });
  const zone = zones.find(({ id }) => id === place.zone_id);

  function go(next: StorePlace): void {
    setCamera(({ key }) => ({ at: pointOf(next), key: key + 1 }));
    onChange(next);
  }

  /** Ignores the position that this control has set itself, because the map reports it too. */
  function moved(at: Point): void {
    if (!isSamePoint(at, camera.at)) onChange({ ...place, ...rounded(at) });
  }

  return (
    <fieldset className="place-control">
      <legend className="sr-only">{label}</legend>
      <SelectField
        label={t('stores.zone')}
        value={String(place.zone_id)}
        onChange={({ target }) => {
          const chosen = zones.find(({ id }) => id === Number(target.value));
          if (chosen) go({ zone_id: chosen.id, ...centerOfZone(chosen) });
        }}
      >
        <NamedOptions rows={zones} />
      </SelectField>
      <div className="place-control-map" data-bad={error ? true : undefined}>
        <StreetMap
          label={t('stores.map')}
          center={camera.at}
          zoom={14}
          cameraKey={camera.key}
          lines={zone ? [{ id: 'zone', look: 'outline', points: ringOf(zone) }] : []}
          onMove={moved}
        >
          <MapPin className="place-control-pin icon-bold" size={36} />
        </StreetMap>
      </div>
      {error ? <GroupError>{error}</GroupError> : <p className="field-help">{t('stores.moveMap')}</p>}
      <div className="place-control-numbers">
        {(['latitude', 'longitude'] as const).map((axis) => (
          <TextField
            key={`${axis} ${place[axis]}`}
            label={t(`stores.${axis}`)}
            dir="ltr"
            inputMode="decimal"
            defaultValue={String(place[axis])}
            onBlur={({ target }) => {
              const typed = typedAmount(target.value);
              if (typed !== null && typed !== place[axis]) go({ ...place, [axis]: typed });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function centerOfZone(zone: StoreZone): Point {
  return rounded(centerOf(ringOf(zone)));
}

function ringOf({ outline }: StoreZone): Point[] {
  const points = outline.map(([longitude, latitude]) => ({ latitude, longitude }));
  return points[0] ? [...points, points[0]] : [];
}

function pointOf({ latitude, longitude }: StorePlace): Point {
  return { latitude, longitude };
}

/** Six decimals of a degree are a tenth of a meter. */
function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1e6) / 1e6, longitude: Math.round(longitude * 1e6) / 1e6 };
}

function isSamePoint(a: Point, b: Point): boolean {
  return Math.abs(a.latitude - b.latitude) < 2e-6 && Math.abs(a.longitude - b.longitude) < 2e-6;
}
