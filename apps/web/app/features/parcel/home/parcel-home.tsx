import { useText } from '@errand/client/i18n.tsx';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import type { ReactNode } from 'react';
import { ModuleGuide, ModuleReasons } from '#features/modules/home/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { EstimateForm } from './estimate/estimate-form.tsx';
import type { ParcelSections } from './parcel-sections.ts';
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
      {guide && <ModuleGuide title={t('parcel-home.guide')} guide={guide} />}
      {reasons && <ModuleReasons title={t('parcel-home.reasons')} reasons={reasons} />}
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
