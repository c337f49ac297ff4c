import { useText } from '@errand/client/i18n.tsx';
import type { PushState } from '@errand/client/push-browser.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { Alert, Announced } from '@errand/ui/live/announced.tsx';
import { Bell, BellOff, BellRing, type LucideIcon, SquarePlus } from 'lucide-react';
import { useSession } from '#platform/session/index.ts';
import { usePush } from './use-push.ts';
import './push-panel.css';

const ICONS: Record<PushState, LucideIcon> = {
  on: BellRing,
  off: Bell,
  denied: BellOff,
  home_screen: SquarePlus,
  unsupported: BellOff,
};

/** Offers to tell the owner of a running order of its steps while no page is open. */
export function PushPanel() {
  const { token } = useSession();
  return <PushBox {...usePush()} isCustomer={token !== null} />;
}

/** The box in a state. `turn` is called with the tap, because browsers ask for the permission only then. */
export function PushBox(props: {
  state: PushState;
  isBusy: boolean;
  hasFailed: boolean;
  isCustomer: boolean;
  turn: (on: boolean) => void;
}) {
  const { state, isBusy, hasFailed, isCustomer, turn } = props;
  const t = useText();
  const Icon = ICONS[state];
  const isOn = state === 'on';
  const text =
    state === 'home_screen'
      ? isCustomer
        ? 'homeScreenCustomer'
        : 'homeScreenGuest'
      : (`${state}Text` as const);
  return (
    <section className="note push-panel" aria-labelledby="push-title">
      <Icon className="icon" size={20} />
      <div>
        <Announced as="div">
          <h2 className="text-label" id="push-title">
            {t(`notifications.push.${state}`)}
          </h2>
          <p className="text-caption">{t(`notifications.push.${text}`)}</p>
        </Announced>
        {(isOn || state === 'off') && (
          <Button size="sm" variant={isOn ? 'line' : 'primary'} loading={isBusy} onClick={() => turn(!isOn)}>
            {t(isOn ? 'notifications.push.turnOff' : 'notifications.push.turnOn')}
          </Button>
        )}
        {hasFailed && <Alert className="text-caption">{t('notifications.push.failed')}</Alert>}
      </div>
    </section>
  );
}
