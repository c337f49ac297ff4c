import { useText } from '@errand/client/i18n.tsx';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import type { ReactNode } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { EstimateForm } from './estimate/estimate-form.tsx';
import type { ParcelGuide as Guide, ParcelReason, ParcelSections } from './parcel-sections.ts';
import { ParcelKinds } from './sections/parcel-kinds.tsx';
import './parcel-home.css';

type Props = Omit<ParcelSections, 'banners'> & {
  /** Null if they failed to load. */
  banners: ReactNode | null;
  /** Renders one card for the sections that failed to load. */
  failed: (titles: string[]) => ReactNode;
};

/** The home page of the parcel module: an estimate, then what can be sent, how it works and why. */
export function ParcelHome({ categories, guide, reasons, banners, failed }: Props) {
  const t = useText();
  const lost = [
    banners === null ? t('home.section.banners') : [],
    categories ? [] : t('parcel-home.kinds'),
    guide ? [] : t('parcel-home.guide'),
    reasons ? [] : t('parcel-home.reasons'),
  ].flat();
  return (
    <div className="parcel-home">
      <PageTags title={t('parcel-home.pageTitle')} description={t('parcel-home.description')} />
      {categories?.length === 0 ? <NothingCarried /> : <EstimateForm categories={categories ?? []} />}
      {banners}
      {lost.length > 0 && failed(lost)}
      {categories && <ParcelKinds categories={categories} />}
      {guide && <ParcelGuide guide={guide} />}
      {reasons && <ParcelReasons reasons={reasons} />}
      <ParcelContact />
    </div>
  );
}

/** Shown in place of the estimate if there are no categories. */
function NothingCarried() {
  const t = useText();
  const modules = useOverlay('modules');
  return (
    <EmptyState
      level={1}
      picture="package"
      eager
      title={t('parcel-home.emptyTitle')}
      text={t('parcel-home.emptyText')}
    >
      <Button size="lg" variant="soft" onClick={() => modules.show()}>
        {t('parcel-home.otherModule')}
      </Button>
    </EmptyState>
  );
}

/** Why visitors choose the module. */
function ParcelReasons({ reasons }: { reasons: ParcelReason[] }) {
  const t = useText();
  if (reasons.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="parcel-reasons">
      <div className="page-section-head">
        <h2 className="text-h2" id="parcel-reasons">
          {t('parcel-home.reasons')}
        </h2>
      </div>
      <ul className="layout-grid layout-grid-4 parcel-reasons">
        {reasons.map(({ id, title, short_description: text, image_full_url: picture, art }) => (
          <li key={id}>
            <Tile name={title} src={picture} art={art} width={72} className="size-72" />
            <h3 className="text-title">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The link to help and contact [PARCEL-06]. */
function ParcelContact() {
  const t = useText();
  return (
    <section className="parcel-contact" aria-labelledby="parcel-contact">
      <StaticPicture name="ring-buoy" width={72} />
      <div>
        <h2 className="text-h3" id="parcel-contact">
          {t('parcel-home.contactTitle')}
        </h2>
        <p className="text-muted">{t('parcel-home.contactText')}</p>
      </div>
      <ButtonLink variant="line" to="/help-and-support">
        {t('parcel-home.contact')}
      </ButtonLink>
    </section>
  );
}

const PHOTO_WIDTH = 560;
const PICTURE_WIDTH = 240;

/** How it works, step by step, beside the operator's video or picture. */
function ParcelGuide({ guide }: { guide: Guide }) {
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
