import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { BellPlus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Push } from './use-push.ts';
import '#blocks/form/form.css';

const HINDRANCES = {
  denied: 'push.denied',
  home_screen: 'push.homeScreen',
  unsupported: 'push.unsupported',
} as const;

/** What the dialog says: what arrives, and that it is on or off. */
type PushTexts = { title: string; text: string; on: string; off: string };

/**
 * Turns messages to this browser on or off, which arrive while the console is closed. Explains them, and whether this browser
 * supports them.
 */
export function PushSwitch({ push, texts }: { push: Push; texts: PushTexts }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { state } = push;
  const isOn = state === 'on';
  const Icon = isOn ? Smartphone : BellPlus;
  return (
    <>
      <Button variant="quiet" disabled={!push.isReady} onClick={() => setOpen(true)}>
        <Icon className="icon" size={18} />
        {t(isOn ? 'push.on' : 'push.off')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <div className="form">
          <p>{texts.text}</p>
          <Note
            live="changes"
            text={state === 'on' || state === 'off' ? texts[state] : t(HINDRANCES[state])}
          />
          <div className="form-buttons">
            {(isOn || state === 'off') && (
              <Button
                variant={isOn ? 'quiet' : 'primary'}
                loading={push.isBusy}
                onClick={() => void push.turn(!isOn)}
              >
                {t(isOn ? 'push.turnOff' : 'push.turnOn')}
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
