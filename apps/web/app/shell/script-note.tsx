import { useText } from '@errand/client/i18n.tsx';
import './script-note.css';

/**
 * Marks the page as one with scripts, and as failed when one of them does not come before the page has come alive.
 * Runs before everything else.
 */
export const WATCH_SCRIPTS = `(function(){var d=document.documentElement;d.dataset.scripts="";var f=function(){if(!("alive" in d.dataset))d.dataset.scriptFailed=""};
addEventListener("error",function(e){var t=e.target;if(t&&t.tagName==="SCRIPT")f()},true);addEventListener("unhandledrejection",f)})()`;

/** The page lives: a script that was late is no longer missed. */
export function markAlive(): void {
  const { dataset } = document.documentElement;
  dataset.alive = '';
  delete dataset.scriptFailed;
}

/** Without scripts the pages are still pages: they can be read and their links lead on. This says what is missing. */
export function ScriptNote() {
  const t = useText();
  return (
    <p className="script-note" role="status">
      {t('shell.noScript')}
    </p>
  );
}
