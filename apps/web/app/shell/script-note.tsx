import { useText } from '#platform/i18n/index.ts';

/** Marks the page when a script did not come, as long as the page has not come alive. Runs before everything else. */
export const WATCH_SCRIPTS = `(function(){var d=document.documentElement,f=function(){if(!("alive" in d.dataset))d.dataset.scriptFailed=""};
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
    <>
      <noscript>
        <p className="script-note">{t('shell.noScript')}</p>
      </noscript>
      <p className="script-note when-failed" role="status">
        {t('shell.noScript')}
      </p>
    </>
  );
}
