import { useText } from '@errand/client/i18n.tsx';
import { useClockText } from '@errand/client/use-clock-text.ts';
import { useDayName } from '@errand/client/use-day-name.ts';
import type { StoreDetail } from '@errand/contract/stores';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { useState } from 'react';
import './store-hours.css';

/** The weekly hours behind a button, today first. `children` is the button's content. */
export function StoreHours({ store, children }: { store: StoreDetail; children: React.ReactNode }) {
  const t = useText();
  const dayName = useDayName();
  const clock = useClockText();
  const [open, setOpen] = useState(false);
  if (store.schedules.length === 0) return children;
  return (
    <>
      <button type="button" className="text-link underlined store-hours-button" onClick={() => setOpen(true)}>
        {children}
        <span className="sr-only">, {t('stores.allHours')}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('stores.hours')}
        className="store-hours-dialog"
      >
        <dl className="store-hours">
          {[0, 1, 2, 3, 4, 5, 6].map((day) => {
            const spans = store.schedules.filter((schedule) => schedule.day === day);
            return (
              <div key={day} className={cx(day === store.today && 'on')}>
                <dt>
                  {dayName(day)}
                  {day === store.today && <span className="sr-only">, {t('stores.today')}</span>}
                </dt>
                <dd>
                  {spans.length === 0 && t('stores.closedDay')}
                  {spans.map(({ id, opening_time, closing_time }) => (
                    <bdi key={id}>{`${clock(opening_time)} – ${clock(closing_time)}`}</bdi>
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
      </Dialog>
    </>
  );
}
