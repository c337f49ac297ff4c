import { useText } from '@errand/client/i18n.tsx';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { LocateFixed } from 'lucide-react';

/** A map button that moves to the device's position. Takes the result of `useCurrentLocation`. */
export function LocateButton({ finding, find }: { finding: boolean; find: () => Promise<void> }) {
  const t = useText();
  return (
    <IconButton
      look="float"
      label={t('location.useCurrent')}
      disabled={finding}
      aria-busy={finding || undefined}
      onClick={() => void find()}
    >
      {finding ? <i className="spinner" aria-hidden="true" /> : <LocateFixed size={20} />}
    </IconButton>
  );
}
