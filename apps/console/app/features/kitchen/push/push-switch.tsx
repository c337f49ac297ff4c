import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { BellPlus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { usePush } from './use-push.ts';
import '#blocks/form/form.css';

const EXPLAINED = {
  on: 'kitchen.pushIsOn',
  off: 'kitchen.pushIsOff',
  denied: 'kitchen.pushDenied',
  home_screen: 'kitchen.pushHomeScreen',
  unsupported: 'kitchen.pushUnsupported',
} as const;

/**
 * Turns notifications of new orders on or off, which arrive while the console is closed. Explains them, and whether
 * this browser supports them.
 */
export function PushSwitch({ storeId }: { storeId: number }) {
  const t = useText();
  const push = usePush(storeId);
  const [isOpen, setOpen] = useState(false);
  const isOn = push.state === 'on';
  const Icon = isOn ? Smartphone : BellPlus;
  return (
    <>
      <Button variant="quiet" disabled={!push.isReady} onClick={() => setOpen(true)}>
        <Icon className="icon" size={18} />
        {t(isOn ? 'kitchen.pushOn' : 'kitchen.pushOff')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('kitchen.pushTitle')}>
        <div className="form">
          <p>{t('kitchen.pushText')}</p>
          <Note live="changes" text={t(EXPLAINED[push.state])} />
          <div className="form-buttons">
            {(isOn || push.state === 'off') && (
              <Button
                variant={isOn ? 'quiet' : 'primary'}
                loading={push.isBusy}
                onClick={() => void push.turn(!isOn)}
              >
                {t(isOn ? 'kitchen.pushTurnOff' : 'kitchen.pushTurnOn')}
              </Button>
            )}
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {t('ui.close')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
