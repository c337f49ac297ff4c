import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { isOn } from '@errand/contract/flag';
import { listParcelCategories, listParcelInstructions, type ParcelCategory } from '@errand/contract/parcel';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { memo, type ReactNode } from 'react';
import { useCustomer } from '#features/auth/index.ts';
import {
  CheckoutColumns,
  CheckoutMain,
  FindingOrder,
  forgetSeenOrder,
  trackHref,
  useOpenAttempt,
} from '#features/checkout/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { unlessOverlay, useOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { useSession } from '#platform/session/index.ts';
import { usePageModule } from '#platform/use-page-module.ts';
import { BookingHead } from '../booking/booking-head.tsx';
import { BookingView } from '../booking/booking-view.tsx';
import { CategorySection } from '../booking/contents/category-section.tsx';
import type { ReadyNote } from '../booking/courier-note.tsx';
import { useStartingDraft } from '../booking/use-starting-draft.ts';
import { changeParcelDraft, clearParcelDraft, useParcelDraft } from '../draft.ts';
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
          picture="compass"
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

/** The booking once the visitor is known; until then a skeleton with the categories. */
function BookingPageContent(props: { categories: ParcelCategory[]; readyNotes: ReadyNote[] }) {
  const t = useText();
  const { categories, readyNotes } = props;
  const auth = useOverlay('auth');
  const hydrated = useHydrated();
  const { token } = useSession();
  const { customer, loading } = useCustomer();
  const { guest_checkout_status: guests } = useConfig();
  const draft = useParcelDraft();
  const start = useStartingDraft();
  const attempt = useOpenAttempt('parcel', trackHref, () => {
    clearParcelDraft();
    forgetSeenOrder('parcel');
  });
  if (attempt === 'looking') return <FindingOrder level={1} />;

  if (start.failed)
    return (
      <EmptyState
        level={1}
        picture="compass"
        title={t('parcel-booking.repeatFailed')}
        text={t('parcel-booking.repeatFailedText')}
      >
        <div className="layout-row">
          <Button variant="soft" onClick={start.retry}>
            {t('ui.retry')}
          </Button>
          <Button variant="quiet" onClick={start.skip}>
            {t('parcel-booking.startEmpty')}
          </Button>
        </div>
      </EmptyState>
    );
  if (hydrated && !token && !isOn(guests))
    return (
      <EmptyState
        level={1}
        picture="key"
        title={t('parcel-booking.signInTitle')}
        text={t('parcel-booking.signInText')}
      >
        <Button onClick={() => auth.show('sign-in')}>{t('auth.signIn')}</Button>
      </EmptyState>
    );
  if (!hydrated || start.loading || (loading && !customer))
    return (
      <BookingSkeleton>
        <CategorySection
          categories={categories}
          chosen={categories.find(({ id }) => id === (start.categoryId ?? draft.categoryId))}
          onChoose={(categoryId) => changeParcelDraft({ categoryId })}
          problem={undefined}
        />
      </BookingSkeleton>
    );
  return <BookingView customer={customer} categories={categories} readyNotes={readyNotes} />;
}

/** The sections: the width of each title, and the heights of the rows below it. */
const SECTIONS = [
  { title: '120px', rows: { sender: '72px', receiver: '72px', hide: '44px' } },
  { title: '150px', rows: { contents: '78px' } },
  { title: '80px', rows: { days: '44px', now: '60px', slots: '60px' } },
  { title: '180px', rows: { ready: '96px', own: '110px' } },
  { title: '110px', rows: { cash: '76px', bank: '76px' } },
];

/** Reserves the page's layout until the visitor is known. `children` are the categories, which are not personal. */
function BookingSkeleton({ children }: { children: ReactNode }) {
  return (
    <CheckoutColumns>
      <CheckoutMain>
        <BookingHead />
        {children}
        {SECTIONS.map(({ title, rows }) => (
          <div key={title} className="booking-skeleton" aria-hidden="true">
            <Skeleton width={title} height="1.6em" />
            {Object.entries(rows).map(([row, height]) => (
              <Skeleton key={row} height={height} radius="16px" />
            ))}
          </div>
        ))}
      </CheckoutMain>
      <Skeleton height="560px" radius="28px" />
    </CheckoutColumns>
  );
}
