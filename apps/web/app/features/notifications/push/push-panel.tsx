import { useText } from '@errand/client/i18n.tsx';
import { type PushState, runsInstalled } from '@errand/client/push-browser.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { Alert, Announced } from '@errand/ui/live/announced.tsx';
import { Bell, BellOff, BellRing, type LucideIcon, Share, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#platform/session/index.ts';
import { storedDevice } from './push-device.ts';
import { usePush } from './use-push.ts';
import './push-panel.css';

const ICONS: Record<PushState, LucideIcon> = {
  on: BellRing,
  off: Bell,
  denied: BellOff,
  home_screen: SquarePlus,
  unsupported: BellOff,
};

/**
 * Offers the owner of a running order to be told of its steps while no page is open. It is part of the page's code, because a
 * box that comes later, or with another text, would move what is below it.
 */
export function PushOffer() {
  return useHydrated() ? <PushPanel about="order" level={2} /> : null;
}

/** Whether this device receives push messages, to turn them on or off apart from any order. */
export function DevicePush() {
  return useHydrated() ? <PushPanel about="device" level={3} /> : null;
}

/** The same for a guest, who has no settings: shown in a browser that has turned push messages on, to turn them off. */
export function GuestDevicePush() {
  const { token } = useSession();
  const isHydrated = useHydrated();
  return isHydrated && token === null ? <KnownDevice /> : null;
}

/** Stays after the visitor has turned push off, to turn it on again. */
function KnownDevice() {
  const [wasKnown] = useState(() => storedDevice() !== null);
  return wasKnown && <PushPanel about="device" level={2} />;
}

type About = 'order' | 'device';

function PushPanel(props: { about: About; level: 2 | 3 }) {
  const { token } = useSession();
  return <PushBox {...props} {...usePush()} isCustomer={token !== null} isInstalled={runsInstalled()} />;
}

/** The box in a state. `turn` is called with the tap, because browsers ask for the permission only then. */
export function PushBox(props: {
  about: About;
  /** The level of its heading. */
  level: 2 | 3;
  state: PushState;
  isBusy: boolean;
  hasFailed: boolean;
  isCustomer: boolean;
  isInstalled: boolean;
  turn: (on: boolean) => void;
}) {
  const { about, state, isBusy, hasFailed, turn } = props;
  const t = useText();
  const Icon = ICONS[state];
  const Heading = `h${props.level}` as const;
  const isOn = state === 'on';
  const ofDevice = about === 'device' ? 'device.' : '';
  return (
    <section className={cx('note', 'push-panel', about)} aria-labelledby="push-title">
      <Icon className="icon" size={20} />
      <div>
        <Announced as="div">
          <Heading className="text-label" id="push-title">
            {t(`notifications.push.${ofDevice}${state}`)}
          </Heading>
          {state === 'home_screen' ? (
            <HomeScreenSteps isCustomer={props.isCustomer} />
          ) : (
            <p className="text-caption">
              {state === 'denied'
                ? t(`notifications.push.${props.isInstalled ? 'deniedInstalledText' : 'deniedText'}`)
                : t(`notifications.push.${ofDevice}${state}Text`)}
            </p>
          )}
        </Announced>
        {(isOn || state === 'off') && (
          <Button size="sm" variant={isOn ? 'line' : 'primary'} loading={isBusy} onClick={() => turn(!isOn)}>
            {t(isOn ? 'notifications.push.turnOff' : `notifications.push.${ofDevice}turnOn`)}
          </Button>
        )}
        {hasFailed && <Alert className="text-caption">{t('notifications.push.failed')}</Alert>}
      </div>
    </section>
  );
}

/** How the shop gets on the Home Screen of an iPhone or iPad, by the names that its menus have. */
function HomeScreenSteps({ isCustomer }: { isCustomer: boolean }) {
  const t = useText();
  return (
    <div className="text-caption">
      <p>{t('notifications.push.homeScreenText')}</p>
      <ol>
        <li>
          {t('notifications.push.homeScreenShare')} <Share className="icon" size={16} />
        </li>
        <li>
          {t('notifications.push.homeScreenAdd')} <SquarePlus className="icon" size={16} />
        </li>
        <li>{t(`notifications.push.${isCustomer ? 'homeScreenCustomer' : 'homeScreenGuest'}`)}</li>
      </ol>
      <p>{t('notifications.push.homeScreenOther')}</p>
    </div>
  );
}
