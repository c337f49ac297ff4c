import { cx } from '@errand/ui/cx.ts';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import type { ModuleGuideData } from './module-home-calls.ts';
import './module-guide.css';

const PHOTO_WIDTH = 560;
const PICTURE_WIDTH = 240;

type Props = { title: string; guide: ModuleGuideData };

/** How the module works, step by step, beside the operator's video or picture. Empty without any of them. */
export function ModuleGuide({ title: heading, guide }: Props) {
  const { banner_contents: steps } = guide;
  const hasMedia = guide.banner_video !== null || guide.banner_image_full_url !== null;
  if (steps.length === 0 && !hasMedia) return null;
  return (
    <section
      className={cx('page-section module-guide', steps.length === 0 && 'without-steps')}
      aria-labelledby="module-guide"
    >
      {hasMedia && (
        <div className={cx('module-guide-media', guide.banner_video !== null && 'with-video')}>
          <Media title={heading} guide={guide} />
        </div>
      )}
      <div className="module-guide-body">
        <h2 className="text-h2" id="module-guide">
          {heading}
        </h2>
        {steps.length > 0 && (
          <ol className="module-guide-steps">
            {steps.map(({ title, description }, index) => (
              <li key={title}>
                <span className="module-guide-number text-label" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="text-title">{title}</h3>
                <p className="text-muted">{description}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function Media({ title, guide }: Props) {
  const { banner_type: type, banner_video: video, banner_image_full_url: picture } = guide;
  if (video) {
    return (
      // It never plays by itself. Muted, because the operator's videos have no captions.
      <video
        className="module-guide-video"
        src={video}
        poster={picture ?? undefined}
        muted
        controls
        playsInline
        // Without a poster, the first picture of the video is shown.
        preload={picture ? 'none' : 'metadata'}
        aria-label={title}
      />
    );
  }
  if (!picture) return null;
  if (type === 'image') return <Picture className="module-guide-photo" src={picture} width={PHOTO_WIDTH} />;
  return (
    <>
      <svg className="module-guide-road" viewBox="0 0 560 420" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-20 352C120 352 130 318 220 318S380 352 580 330" />
      </svg>
      <Picture className="module-guide-picture" src={picture} width={PICTURE_WIDTH} />
    </>
  );
}
