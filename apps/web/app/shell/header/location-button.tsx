import { useText } from '@errand/client/i18n.tsx';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { cx } from '@errand/ui/cx.ts';
import { ChevronDown, MapPin } from 'lucide-react';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { shortPlace, useSession } from '#platform/session/index.ts';
import './location-button.css';

/** The location button of the header. An inline script sets its text before the first paint (first-paint.ts). */
export function LocationButton() {
  const t = useText();
  const { location } = useSession();
  const hydrated = useHydrated();
  const { session } = useRootData();
  const { show } = useOverlay('place');
  const rental = session.module?.type === 'rental';
  // The server does not know the place; the start script does.
  const isStored = !location && !hydrated;
  const chosen = session.zoneIds.length > 0;
  return (
    <button type="button" className="location-button" onClick={() => show()}>
      <MapPin className="icon text-accent" size={20} />
      {chosen ? (
        <span className="location-button-place">
          <span className="text-muted location-button-label">
            {t(rental ? 'shell.pickupFrom' : 'shell.deliverTo')}{' '}
          </span>
          {/* A block with its own direction: the ellipsis comes at the end of the address. */}
          <b className={cx('text-clip', isStored && 'location-button-stored')} dir="auto">
            {isStored ? (
              <bdi className="location-button-known" />
            ) : location ? (
              shortPlace(location)
            ) : (
              t('shell.chooseLocation')
            )}
          </b>
        </span>
      ) : (
        <span className="text-clip">{t('shell.chooseLocation')}</span>
      )}
      <ChevronDown className="icon" size={16} />
    </button>
  );
}
