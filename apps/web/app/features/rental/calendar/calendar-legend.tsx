import { useText } from '@errand/client/i18n.tsx';

/** The legend of the calendar's day styles. */
export function CalendarLegend() {
  const t = useText();
  return (
    <div className="calendar-legend text-caption">
      <p>{t('rental-search.calendarHelp')}</p>
      <ul aria-hidden="true">
        <li>
          <i className="vehicle-calendar-day taken" />
          {t('rental-search.day.taken')}
        </li>
        <li>
          <i className="vehicle-calendar-day closed" />
          {t('rental-search.day.closed')}
        </li>
      </ul>
    </div>
  );
}
