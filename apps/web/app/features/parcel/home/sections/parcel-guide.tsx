import { useText } from '@errand/client/i18n.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import type { ParcelGuide as Guide } from '../parcel-sections.ts';
import './parcel-guide.css';

const PHOTO_WIDTH = 560;
const PICTURE_WIDTH = 240;

/** How it works, step by step, beside the operator's video or picture. */
export function ParcelGuide({ guide }: { guide: Guide }) {
  const t = useText();
  const { banner_contents: steps } = guide;
  const media = <Media guide={guide} />;
  const hasMedia = guide.banner_video !== null || guide.banner_image_full_url !== null;
  if (steps.length === 0 && !hasMedia) return null;
  return (
    <section className="page-section parcel-guide" aria-labelledby="parcel-guide">
      {hasMedia && <div className="parcel-guide-media">{media}</div>}
      <div className="parcel-guide-body">
        <h2 className="text-h2" id="parcel-guide">
          {t('parcel-home.guide')}
        </h2>
        <ol className="parcel-guide-steps">
          {steps.map(({ title, description }, index) => (
            <li key={title}>
              <span className="parcel-guide-number text-label" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="text-title">{title}</h3>
              <p className="text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Media({ guide }: { guide: Guide }) {
  const t = useText();
  const { banner_type: type, banner_video: video, banner_image_full_url: picture } = guide;
  if (video) {
    return (
      // Muted, because the operator's videos have no captions.
      <video
        className="parcel-guide-photo"
        src={video}
        poster={picture ?? undefined}
        muted
        controls
        playsInline
        preload="none"
        aria-label={t('parcel-home.guide')}
      />
    );
  }
  if (!picture) return null;
  if (type === 'image') return <Picture className="parcel-guide-photo" src={picture} width={PHOTO_WIDTH} />;
  return (
    <>
      <svg className="parcel-guide-road" viewBox="0 0 560 420" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-20 352C120 352 130 318 220 318S380 352 580 330" />
      </svg>
      <Picture className="parcel-guide-picture" src={picture} width={PICTURE_WIDTH} />
    </>
  );
}
