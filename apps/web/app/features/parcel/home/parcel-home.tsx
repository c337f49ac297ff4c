import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import type { ReactNode } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { EstimateForm } from './estimate/estimate-form.tsx';
import type { ParcelSections } from './parcel-sections.ts';
import { ParcelContact } from './sections/parcel-contact.tsx';
import { ParcelGuide } from './sections/parcel-guide.tsx';
import { ParcelKinds } from './sections/parcel-kinds.tsx';
import { ParcelReasons } from './sections/parcel-reasons.tsx';
import './parcel-home.css';

type Props = Omit<ParcelSections, 'banners'> & {
  banners: ReactNode;
  /** Renders a section that failed to load. */
  failed: (title: string) => ReactNode;
};

/** The home page of the parcel module: an estimate, then what can be sent, how it works and why. */
export function ParcelHome({ categories, guide, reasons, banners, failed }: Props) {
  const t = useText();
  return (
    <div className="parcel-home">
      <PageTags title={t('parcel-home.pageTitle')} description={t('parcel-home.description')} />
      {categories?.length === 0 ? <NothingCarried /> : <EstimateForm categories={categories ?? []} />}
      {banners}
      {categories ? <ParcelKinds categories={categories} /> : failed(t('parcel-home.kinds'))}
      {guide ? <ParcelGuide guide={guide} /> : failed(t('parcel-home.guide'))}
      {reasons ? <ParcelReasons reasons={reasons} /> : failed(t('parcel-home.reasons'))}
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
      picture={<StaticPicture name="package" eager />}
      title={t('parcel-home.emptyTitle')}
      text={t('parcel-home.emptyText')}
    >
      <Button size="lg" variant="soft" onClick={() => modules.show()}>
        {t('parcel-home.otherModule')}
      </Button>
    </EmptyState>
  );
}
