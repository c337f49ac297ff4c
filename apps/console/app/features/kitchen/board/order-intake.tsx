import { useText } from '@errand/client/i18n.tsx';
import type { getKitchen } from '@errand/contract/console/kitchen/board';
import { PAUSES, pauseStore, resumeStore } from '@errand/contract/console/stores';
import type { ResponseOf } from '@errand/contract/endpoint';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import './order-intake.css';

const LABELS = {
  15: 'kitchen.pause15',
  30: 'kitchen.pause30',
  60: 'kitchen.pause60',
  today: 'kitchen.pauseToday',
} as const;

/**
 * Whether the store accepts orders now, with the buttons to pause and resume. Hours and holidays are on the store's
 * page.
 */
export function OrderIntake({ store }: { store: ResponseOf<typeof getKitchen>['store'] }) {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const [isAsking, setAsking] = useState(false);
  const pause = useChange(pauseStore);
  const resume = useChange(resumeStore);
  const params = { id: store.id };
  const isAccepting = store.active && store.is_open;
  const text = !store.active
    ? t('kitchen.hidden')
    : store.paused_until
      ? t('kitchen.pausedUntil', { time: dates.dateTime(store.paused_until) })
      : t(store.is_open ? 'kitchen.open' : 'kitchen.closed');
  return (
    <div className="order-intake">
      <span className={cx('tag', isAccepting ? 'ok' : 'warn')}>{text}</span>
      {may('kitchen.work') &&
        (store.paused_until ? (
          <Button variant="quiet" loading={resume.isPending} onClick={() => resume.mutate({ params })}>
            {t('kitchen.resume')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('kitchen.pause')}
          </Button>
        ))}
      {may('stores.update') && (
        <ButtonLink to={`/stores/${store.id}`} variant="ghost">
          {t('kitchen.hours')}
        </ButtonLink>
      )}
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('kitchen.pauseTitle')}>
        <p className="text-muted">{t('kitchen.pauseText')}</p>
        <div className="order-intake-times">
          {PAUSES.map((time) => (
            <Button
              key={time}
              variant="quiet"
              size="lg"
              disabled={pause.isPending}
              onClick={() =>
                pause.mutate({ params, body: { for: time } }, { onSuccess: () => setAsking(false) })
              }
            >
              {t(LABELS[time])}
            </Button>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
