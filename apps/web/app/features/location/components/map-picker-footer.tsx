import { useText } from '@errand/client/i18n.tsx';
import type { Point } from '@errand/domain/location';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Check, MapPin } from 'lucide-react';
import { type FoundPlace, splitAddress } from '../places.ts';
import { usePlaceText } from '../use-place-text.ts';
import './map-picker-footer.css';
import './saved-addresses.css';

type Props = {
  /** Undefined while the map moves or the lookup is pending. */
  place: { point: Point; address: string | null; inside: boolean } | undefined;
  failed: boolean;
  choosing: boolean;
  onRetry: () => void;
  onShowArea: () => void;
  onConfirm: (place: FoundPlace) => void;
};

/** The address under the pin and whether it is served. Only a served one can be confirmed. */
export function MapPickerFooter({ place, failed, choosing, onRetry, onShowArea, onConfirm }: Props) {
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
