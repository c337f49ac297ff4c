import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { BellOff, BellRing } from 'lucide-react';

/** Turns the sound of new orders on and off. After a reload the browser requires another user gesture. */
export function RingSwitch(props: { isOn: boolean; isLocked: boolean; turn: (on: boolean) => void }) {
  const { isOn, isLocked, turn } = props;
  const t = useText();
  const isHeard = isOn && !isLocked;
  const Icon = isHeard ? BellRing : BellOff;
  return (
    <Button variant={isHeard ? 'quiet' : 'primary'} aria-pressed={isHeard} onClick={() => turn(!isHeard)}>
      <Icon className="icon" size={18} />
      {t(isHeard ? 'kitchen.soundOn' : isOn ? 'kitchen.soundLocked' : 'kitchen.soundOff')}
    </Button>
  );
}
