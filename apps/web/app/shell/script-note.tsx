import { useText } from '@errand/client/i18n.tsx';
import './script-note.css';

/** A note for visitors without scripts: pages and links work, this names what does not. */
export function ScriptNote() {
  const t = useText();
  return <p className="script-note">{t('shell.noScript')}</p>;
}
