import { useText } from '@errand/client/i18n.tsx';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { BellOff, BellRing } from 'lucide-react';

/** Turns the sound of `useRing` on and off. After a reload the browser requires another user gesture. */
export function RingSwitch(props: {
  isOn: boolean;
  isLocked: boolean;
  turn: (on: boolean) => void;
  /** The icon alone, for the top bar. */
  isSmall?: boolean;
}) {
  const { isOn, isLocked, turn, isSmall = false } = props;
  const t = useText();
  const isHeard = isOn && !isLocked;
  const Icon = isHeard ? BellRing : BellOff;
  const label = t(isHeard ? 'blocks.soundOn' : isOn ? 'blocks.soundLocked' : 'blocks.soundOff');
  if (isSmall)
    return (
      <IconButton label={label} aria-pressed={isHeard} onClick={() => turn(!isHeard)}>
        <Icon className="icon" size={18} />
      </IconButton>
    );
  return (
    <Button variant={isHeard ? 'quiet' : 'primary'} aria-pressed={isHeard} onClick={() => turn(!isHeard)}>
      <Icon className="icon" size={18} />
      {label}
    </Button>
  );
}
