import { useText } from '@errand/client/i18n.tsx';
import './script-note.css';

/**
 * A note for visitors without scripts: pages and links work, this names what does not. If the network was lost before
 * the scripts arrived, no link works either, and the page loads again once the network is back.
 */
export function ScriptNote() {
  const t = useText();
  return (
    <p className="script-note">
      <span className="script-note-missing">{t('shell.noScript')}</span>
      <span className="script-note-offline">{t('shell.noScriptOffline')}</span>
    </p>
  );
}
