import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Point } from '@errand/domain/location';
import { CloseButton } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { centerOf, StreetMap } from '@errand/ui/map/index.ts';
import { Check, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#platform/session/index.ts';
import { type FoundPlace, splitAddress } from '../places.ts';
import { useCurrentLocation } from '../use-current-location.ts';
import { usePlaceAt } from '../use-place-at.ts';
import { usePlaceText } from '../use-place-text.ts';
import { useZoneOutlines } from '../use-zone-outlines.ts';
import { CenterPin } from './center-pin.tsx';
import { LocateButton } from './locate-button.tsx';
import type { Problem } from './place-problem.tsx';
import { PlaceSearch } from './place-search.tsx';
import './map-picker.css';
import './map-picker-footer.css';
import './saved-addresses.css';

type Props = {
  /** Where the map starts; the visitor's location by default. */
  start?: Point | undefined;
  /** Shows the outlines of all zones and starts there. */
  area: boolean;
  onArea: () => void;
  onSearching: (open: boolean) => void;
  onConfirm: (place: FoundPlace) => void;
  /** While a confirmed location is being stored. */
  choosing?: boolean;
  /** Why the confirmed location was rejected. */
  problem?: Problem | null;
  onEdit?: () => void;
};

/** Finds a location by moving the map under a fixed pin. */
export function MapPicker(props: Props) {
  const { area, onArea, onSearching, onConfirm, choosing = false, problem = null, onEdit } = props;
  const t = useText();
  const { point } = useSession();
  const { default_location: town } = useConfig();
  const start = props.start ?? point ?? { latitude: Number(town.lat), longitude: Number(town.lng) };
  const outlines = useZoneOutlines(area);
  const corners = outlines.flatMap(({ points }) => points);
  // A search result or the device's position moves the map away from the outlines, which stay visible.
  const [sent, setSent] = useState<{ to: Point; times: number } | null>(null);
  const areaCenter = corners.length > 0 ? centerOf(corners) : null;
  const camera = pickerCamera(sent?.to ?? start, area && !sent ? { center: areaCenter } : null);
  const [center, setCenter] = useState(start);
  const [moving, setMoving] = useState(false);
  const { place, failed, retry } = usePlaceAt(center);
  const current = useCurrentLocation((found) => goTo(found.point));

  function goTo(to: Point): void {
    setCenter(to);
    setSent((before) => ({ to, times: (before?.times ?? 0) + 1 }));
  }

  return (
    <>
      <div className="map-picker-map">
        <StreetMap
          label={t('location.mapLabel')}
          {...camera}
          cameraKey={`${sent?.times ?? 0} ${outlines.length}`}
          thenFit={sent ? undefined : corners}
          lines={outlines.map(({ id, points }) => ({ id: `zone-${id}`, points, look: 'outline' }))}
          onMoving={setMoving}
          onMove={setCenter}
          controls={<LocateButton finding={current.finding} find={current.find} />}
        >
          <CenterPin moving={moving} />
        </StreetMap>
        <div className="map-picker-top">
          <PlaceSearch
            label={t('location.search')}
            onOpenChange={onSearching}
            problem={problem ?? current.problem}
            onEdit={() => {
              onEdit?.();
              current.clearProblem();
            }}
            onFound={(found) => goTo(found.point)}
          />
          <CloseButton label={t('ui.close')} className="float" />
        </div>
      </div>
      <MapPickerFooter
        place={moving ? undefined : place}
        failed={failed}
        choosing={choosing}
        onRetry={retry}
        onShowArea={() => {
          setSent(null);
          onArea();
        }}
        onConfirm={onConfirm}
      />
    </>
  );
}

/** Initial zooms: on a point, and with a zone's polygon [LOC-22, LOC-23]. */
const PLACE_ZOOM = 17;
const AREA_ZOOM = 9;

/** The initial camera: on the location, or farther out and centered on the outlines. */
export function pickerCamera(place: Point, area: { center: Point | null } | null) {
  return area ? { center: area.center ?? place, zoom: AREA_ZOOM } : { center: place, zoom: PLACE_ZOOM };
}

type MapPickerFooterProps = {
  /** Undefined while the map moves or the lookup is pending. */
  place: { point: Point; address: string | null; inside: boolean } | undefined;
  failed: boolean;
  choosing: boolean;
  onRetry: () => void;
  onShowArea: () => void;
  onConfirm: (place: FoundPlace) => void;
};

/** The address under the pin and whether it is served. Only a served one can be confirmed. */
function MapPickerFooter({ place, failed, choosing, onRetry, onShowArea, onConfirm }: MapPickerFooterProps) {
  const t = useText();
  const placeText = usePlaceText();
  const address = place?.address ?? t('location.unnamed');
  const [first, rest] = splitAddress(address);
  return (
    <div className="map-picker-footer">
      <span className="saved-addresses-icon">
        <MapPin className="icon" size={22} />
      </span>
      <Announced as="div" className="map-picker-footer-text">
        {place && (
          <>
            <b className="text-title text-clip">
              <bdi>{first}</bdi>
            </b>
            <span className="text-meta map-picker-footer-meta">
              {rest && <bdi className="text-clip">{rest}</bdi>}
              {place.inside ? (
                <span className="tag ok">
                  <Check size={15} strokeWidth={2.4} />
                  {placeText('inside')}
                </span>
              ) : (
                <span className="tag bad">{placeText('outsideTag')}</span>
              )}
            </span>
          </>
        )}
        {!place && failed && <span className="text-muted">{t('ui.offline')}</span>}
        {!place && !failed && (
          <>
            <b className="text-title">
              <Skeleton width="min(200px, 80%)" height="1em" />
            </b>
            <span className="text-meta map-picker-footer-meta">
              <Skeleton width="min(260px, 100%)" height="1em" />
            </span>
          </>
        )}
      </Announced>
      {failed ? (
        <Button variant="quiet" size="lg" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      ) : place && !place.inside ? (
        <Button variant="quiet" size="lg" onClick={onShowArea}>
          {placeText('showArea')}
        </Button>
      ) : (
        <Button
          size="lg"
          disabled={!place}
          loading={choosing}
          onClick={() => place && onConfirm({ point: place.point, address })}
        >
          {t('location.confirm')}
        </Button>
      )}
    </div>
  );
}
