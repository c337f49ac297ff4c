import { listZones } from '@errand/contract/location';
import type { Point } from '@errand/domain/location';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useConfig } from '#platform/config.ts';
import { useText } from '#platform/i18n/index.ts';
import { useSession } from '#platform/session/index.ts';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { CloseButton } from '#ui/dialog.tsx';
import { StreetMap } from '#ui/map/index.ts';
import '../location.css';
import { useChoosePlace } from '../use-choose-place.ts';
import { useCurrentPlace } from '../use-current-place.ts';
import { usePlaceAt } from '../use-place-at.ts';
import { MapPickerFooter } from './map-picker-footer.tsx';
import { PlaceSearch } from './place-search.tsx';

/** The specification's starting zoom (000 §9). */
const ZOOM = 17;

type Camera = { at: Point; key: number; area: boolean };

/** The place is where the map's middle is: move the map under the pin, then confirm. */
export function MapPicker({ onSearching }: { onSearching: (open: boolean) => void }) {
  const t = useText();
  const { point } = useSession();
  const { default_location: town } = useConfig();
  const start = point ?? { latitude: Number(town.lat), longitude: Number(town.lng) };
  const [camera, setCamera] = useState<Camera>({ at: start, key: 0, area: false });
  const [middle, setMiddle] = useState(start);
  const [moving, setMoving] = useState(false);
  const { place, failed, retry } = usePlaceAt(middle);
  const { choosePlace, choosing, problem, clearProblem } = useChoosePlace();
  const current = useCurrentPlace((found) => goTo(found.point));
  const zones = useQuery({
    queryKey: ['zones'],
    queryFn: () => api.call(listZones, {}),
    enabled: camera.area,
    staleTime: 60_000,
  });
  const outlines = (camera.area && zones.data ? zones.data : []).map((zone) => ({
    id: `zone-${zone.id}`,
    points: zone.formated_coordinates.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
    look: 'outline' as const,
  }));

  function goTo(at: Point): void {
    setMiddle(at);
    setCamera(({ key }) => ({ at, key: key + 1, area: false }));
  }

  return (
    <>
      <div className="mpmap">
        <StreetMap
          label={t('location.mapLabel')}
          center={camera.at}
          zoom={ZOOM}
          fit={outlines.length > 0 ? outlines.flatMap(({ points }) => points) : undefined}
          cameraKey={camera.key}
          lines={outlines}
          onMoving={setMoving}
          onMove={setMiddle}
          controls={
            <IconButton
              look="float"
              label={t('location.useCurrent')}
              disabled={current.finding}
              aria-busy={current.finding || undefined}
              onClick={() => void current.find()}
            >
              {current.finding ? (
                <i className="spin" aria-hidden="true" />
              ) : (
                <LocateFixed size={20} strokeWidth={1.75} aria-hidden="true" />
              )}
            </IconButton>
          }
        >
          <div className={cx('pin mppin', moving && 'lifted')} aria-hidden="true">
            <span className="disc ink">
              <MapPin size={24} strokeWidth={1.75} />
            </span>
            <span className="leg" />
            <span className="cast" />
          </div>
        </StreetMap>
        <div className="mptop">
          <PlaceSearch
            label={t('location.search')}
            onOpenChange={onSearching}
            problem={problem ?? current.problem}
            onEdit={() => {
              clearProblem();
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
        onShowArea={() => setCamera(({ at, key }) => ({ at, key: key + 1, area: true }))}
        onConfirm={choosePlace}
      />
    </>
  );
}
