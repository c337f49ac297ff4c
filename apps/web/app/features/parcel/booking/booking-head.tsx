import { useText } from '@errand/client/i18n.tsx';
import './booking-head.css';

export function BookingHead() {
  const t = useText();
  return (
    <div className="booking-head">
      <h1 className="text-h1">{t('parcel-booking.title')}</h1>
      <p className="booking-head-lead">{t('parcel-booking.lead')}</p>
    </div>
  );
}
