import { useText } from '@errand/client/i18n.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { BookingPageContent } from '../booking/booking-page-content.tsx';
import './booking-page.css';

export const shouldRevalidate = unlessOverlay;

/** Books the vehicles of the rental cart. All content is personal, so the browser renders it. */
export default function BookingPage() {
  const t = useText();
  return (
    <div className="page-width trip-booking-page" data-module="rental">
      <PageTitle text={t('rental-booking.title')} />
      <meta name="robots" content="noindex" />
      <h1 className="text-h1">{t('rental-booking.title')}</h1>
      <p className="trip-booking-lead">{t('rental-booking.lead')}</p>
      <BookingPageContent />
    </div>
  );
}
