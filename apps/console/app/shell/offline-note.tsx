import { useText } from '@errand/client/i18n.tsx';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Says that the device is offline, so that outdated data is not mistaken for current data. */
export function OfflineNote() {
  const t = useText();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <p className="shell-offline" role="status">
      <WifiOff className="icon" size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('shell.offline')}
    </p>
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
