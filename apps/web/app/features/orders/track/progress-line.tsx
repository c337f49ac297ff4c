import { useText } from '@errand/client/i18n.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';

/** The progress line with the scooter, or with the bag for take-away. */
export function ProgressLine({ share, isCollected }: { share: number; isCollected: boolean }) {
  const t = useText();
  return (
    <div className="progress-track" style={{ '--p': share } as React.CSSProperties}>
      <div
        className="progress-track-line"
        role="progressbar"
        aria-label={t(isCollected ? 'orders.progressReady' : 'orders.progress')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i />
        <StaticPicture
          name={isCollected ? 'shopping-bags' : 'motor-scooter'}
          width={38}
          className="picture-icon"
          eager
        />
      </div>
    </div>
  );
}
