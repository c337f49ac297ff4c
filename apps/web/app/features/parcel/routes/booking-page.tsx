import { useText } from '@errand/client/i18n.tsx';
import { listParcelCategories, listParcelInstructions } from '@errand/contract/parcel';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { memo } from 'react';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { usePageModule } from '#platform/use-page-module.ts';
import { BookingPageContent } from '../booking/booking-page-content.tsx';
import type { Route } from './+types/booking-page.ts';
import './booking-page.css';

/** The categories and the predefined notes for the courier, whatever module the visitor has chosen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [categories, notes] = await Promise.all([
    api.call(listParcelCategories, {}, { headers: { moduleId: undefined } }),
    api.call(listParcelInstructions, { query: {} }).catch(() => null),
  ]);
  return { categories, readyNotes: notes?.data ?? [] };
}

export const shouldRevalidate = unlessOverlay;

/** Books a parcel. All content except categories and predefined notes is personal, so the browser renders it. */
export default memo(function BookingPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { categories, readyNotes } = loaderData;
  usePageModule(categories[0]?.module_id);
  return (
    <div className="page-width booking-page" data-module="parcel">
      <PageTitle text={t('parcel-booking.title')} />
      <meta name="robots" content="noindex" />
      {categories.length > 0 ? (
        <BookingPageContent categories={categories} readyNotes={readyNotes} />
      ) : (
        <EmptyState
          level={1}
          picture={<StaticPicture name="compass" />}
          title={t('parcel-booking.noneTitle')}
          text={t('parcel-booking.noneText')}
        >
          <ButtonLink variant="soft" to="/home">
            {t('parcel-booking.home')}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}, hasSameData);
