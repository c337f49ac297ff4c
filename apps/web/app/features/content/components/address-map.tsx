import { MapPin } from 'lucide-react';
import { useConfig } from '#platform/config.ts';
import { useText } from '#platform/i18n/index.ts';
import { Dialog } from '#ui/dialog.tsx';
import { isolateAny } from '#ui/isolate.ts';
import { StreetMap } from '#ui/map/index.ts';
import '../address-map.css';

const ZOOM = 15;

/** Where the shop is at home: a map at the default location. */
export function AddressMap({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useText();
  const { default_location } = useConfig();
  const point = { latitude: Number(default_location.lat), longitude: Number(default_location.lng) };
  return (
    <Dialog open onClose={onClose} title={t('content.where')} className="addrmap">
      <p className="muted">
        <bdi>{address}</bdi>
      </p>
      <div className="addrmap-map">
        <StreetMap
          label={t('content.map', { address: isolateAny(address) })}
          center={point}
          zoom={ZOOM}
          markers={[
            {
              id: 'shop',
              point,
              content: (
                <span className="addrmap-pin" aria-hidden="true">
                  <MapPin size={22} strokeWidth={1.75} />
                </span>
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
