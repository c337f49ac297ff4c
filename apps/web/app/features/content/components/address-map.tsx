import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { StreetMap } from '@errand/ui/map/index.ts';
import { MapPin } from 'lucide-react';
import './address-map.css';

const ZOOM = 15;

/** A map of the operator's default location. */
export function AddressMap({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useText();
  const { default_location } = useConfig();
  const point = { latitude: Number(default_location.lat), longitude: Number(default_location.lng) };
  return (
    <Dialog open onClose={onClose} title={t('content.where')} className="address-map">
      <p className="text-muted">
        <bdi>{address}</bdi>
      </p>
      <div className="address-map-canvas">
        <StreetMap
          label={t('content.map', { address: isolateAny(address) })}
          center={point}
          zoom={ZOOM}
          markers={[
            {
              id: 'shop',
              point,
              content: (
                <span className="address-map-pin" aria-hidden="true">
                  <MapPin size={22} />
                </span>
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
