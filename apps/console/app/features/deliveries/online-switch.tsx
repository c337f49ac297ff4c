import { useText } from '@errand/client/i18n.tsx';
import { setOnline } from '@errand/contract/console/sides/deliveries';
import { Button } from '@errand/ui/forms/button.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useChange } from '#platform/query.ts';
import type { LocationState } from './use-own-location.ts';
import './online-switch.css';

/** Switches between online and offline, and shows whether the location is shared. */
export function OnlineSwitch({ isOnline, location }: { isOnline: boolean; location: LocationState }) {
  const t = useText();
  const change = useChange(setOnline);
  return (
    <section className="online-switch" data-online={isOnline || undefined}>
      <p className="online-switch-state">
        <b>{t(isOnline ? 'deliveries.online' : 'deliveries.offline')}</b>
        <Announced as="span" className="text-caption">
          {isOnline ? t(`deliveries.location.${location}`) : t('deliveries.offlineHint')}
        </Announced>
      </p>
      <Button
        size="lg"
        variant={isOnline ? 'quiet' : 'primary'}
        loading={change.isPending}
        onClick={() => change.mutate({ body: { online: !isOnline } })}
      >
        {t(isOnline ? 'deliveries.goOffline' : 'deliveries.goOnline')}
      </Button>
      {isOnline && <p className="text-caption online-switch-note">{t('deliveries.keepOpen')}</p>}
    </section>
  );
}
