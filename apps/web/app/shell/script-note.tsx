import { useText } from '@errand/client/i18n.tsx';
import './script-note.css';

/** An inline script that marks the page as scripted, and as failed when a script does not load before hydration. */
export const WATCH_SCRIPTS = `(function(){var d=document.documentElement;d.dataset.scripts="";var f=function(){if(!("alive" in d.dataset))d.dataset.scriptFailed=""};
addEventListener("error",function(e){var t=e.target;if(t&&t.tagName==="SCRIPT")f()},true);addEventListener("unhandledrejection",f)})()`;

/** Marks the page as hydrated: late script failures no longer count. */
export function markAlive(): void {
  const { dataset } = document.documentElement;
  dataset.alive = '';
  delete dataset.scriptFailed;
}

/** A note for visitors without scripts: pages and links work, this names what does not. */
export function ScriptNote() {
  const t = useText();
  return (
    <p className="script-note" role="status">
      {t('shell.noScript')}
    </p>
  );
}
