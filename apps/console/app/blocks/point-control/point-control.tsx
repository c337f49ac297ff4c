import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import type { Point } from '@errand/domain/location';
import { TextField } from '@errand/ui/forms/field.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { StreetMap } from '@errand/ui/map/index.ts';
import { MapPin } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import './point-control.css';

type Lines = ComponentProps<typeof StreetMap>['lines'];

/** A point. The member moves the map under a pin, or types the coordinates. */
export function PointControl<P extends Point>(props: {
  /** A description of the map for assistive technology. */
  label: string;
  value: P;
  onChange: (value: P) => void;
  error?: string | null | undefined;
  lines?: Lines;
  zoom?: number;
  /** A change moves the map to `value`, which was not chosen here. */
  centerKey?: number;
}) {
  const { label, value, onChange, error, lines, zoom = 14, centerKey = 0 } = props;
  const t = useText();
  const [camera, setCamera] = useState({ at: pointOf(value), key: 0, centerKey });
  if (centerKey !== camera.centerKey)
    setCamera(({ key }) => ({ at: pointOf(value), key: key + 1, centerKey }));

  function go(next: P): void {
    setCamera(({ key }) => ({ at: pointOf(next), key: key + 1, centerKey }));
    onChange(next);
  }

  /** Ignores the position that this control has set itself, because the map reports it too. */
  function moved(at: Point): void {
    if (!isSamePoint(at, camera.at)) onChange({ ...value, ...roundedPoint(at) });
  }

  return (
    <>
      <div className="point-control-map" data-bad={error ? true : undefined}>
        <StreetMap
          label={label}
          center={camera.at}
          zoom={zoom}
          cameraKey={camera.key}
          lines={lines}
          onMove={moved}
        >
          <MapPin className="point-control-pin icon-bold" size={36} />
        </StreetMap>
      </div>
      {error ? <GroupError>{error}</GroupError> : <p className="field-help">{t('blocks.moveMap')}</p>}
      <div className="point-control-numbers">
        {(['latitude', 'longitude'] as const).map((axis) => (
          <TextField
            key={`${axis} ${value[axis]}`}
            label={t(`blocks.${axis}`)}
            dir="ltr"
            inputMode="decimal"
            defaultValue={String(value[axis])}
            onBlur={({ target }) => {
              const typed = typedAmount(target.value);
              if (typed !== null && typed !== value[axis]) go({ ...value, [axis]: typed });
            }}
          />
        ))}
      </div>
    </>
  );
}

/** Six decimals of a degree are a tenth of a meter. */
export function roundedPoint({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1e6) / 1e6, longitude: Math.round(longitude * 1e6) / 1e6 };
}

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}

function isSamePoint(a: Point, b: Point): boolean {
  return Math.abs(a.latitude - b.latitude) < 2e-6 && Math.abs(a.longitude - b.longitude) < 2e-6;
}
