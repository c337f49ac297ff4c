import { useText } from '@errand/client/i18n.tsx';
import {
  PAUSES,
  pauseStore,
  resumeStore,
  type StoreDetail,
  setStoreActive,
} from '@errand/contract/console/stores';
import { Button } from '@errand/ui/forms/button.tsx';
import { Activation } from '#blocks/activation/activation.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { LeavingNote } from '#features/finance/index.ts';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

const LABELS = {
  15: 'stores.pause15',
  30: 'stores.pause30',
  60: 'stores.pause60',
  today: 'stores.pauseToday',
} as const;

/** Whether the store accepts orders at this moment, and the buttons that change it. */
export function StoreOrderIntake({ store }: { store: StoreDetail }) {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const pause = useChange(pauseStore);
  const resume = useChange(resumeStore);
  const params = { id: store.id };
  const text = !store.active
    ? t('stores.nowHidden')
    : store.plan_closed
      ? t('stores.nowPlan')
      : store.paused_until
        ? t('stores.nowPaused', { time: dates.dateTime(store.paused_until) })
        : t(store.is_open ? 'stores.nowOpen' : 'stores.nowClosed');
  return (
    <Panel
      title={t('stores.now')}
      text={text}
      actions={
        may('stores.update') && (
          <Activation
            endpoint={setStoreActive}
            id={store.id}
            active={store.active}
            labels={{ activate: t('stores.activate'), deactivate: t('stores.deactivate') }}
            done={{ activated: t('stores.isShown'), deactivated: t('stores.isHidden') }}
          />
        )
      }
    >
      {!store.active && <LeavingNote payees="stores" id={store.id} />}
      {may('kitchen.work') && (
        <div className="form-buttons">
          {store.paused_until && (
            <Button loading={resume.isPending} onClick={() => resume.mutate({ params })}>
              {t('stores.resume')}
            </Button>
          )}
          {PAUSES.map((time) => (
            <Button
              key={time}
              size="sm"
              variant="quiet"
              disabled={pause.isPending}
              onClick={() => pause.mutate({ params, body: { for: time } })}
            >
              {t(LABELS[time])}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  );
}
