import { useText } from '@errand/client/i18n.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Says that the device is offline, so that outdated data is not mistaken for current data. */
export function OfflineNote() {
  const t = useText();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Announced first className="shell-offline">
      <WifiOff className="icon" size={18} />
      {t('shell.offline')}
    </Announced>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
