import { type Messages, TextProvider, useText } from '@errand/client/i18n.tsx';
import type { LanguageCode } from '@errand/domain/language';
import { renderToStaticMarkup } from 'react-dom/server';

type Props = { language: LanguageCode; messages: Messages; phone: string };

/**
 * Adds a note for browsers that are too old to order with to the start of the page's body. It shows where the style sheets
 * do not hide it, and where the start script finds too old an engine. It is not part of the application, because the
 * first would have to load it for the others: React skips elements in the body that it does not know.
 */
export function withOldBrowserNote(html: string, { language, messages, phone }: Props): string {
  const note = renderToStaticMarkup(
    <TextProvider language={language} messages={messages}>
      <OldBrowserNote phone={phone} />
    </TextProvider>,
  );
  return html.replace(/<body[^>]*>/, (body) => body + note);
}

function OldBrowserNote({ phone }: { phone: string }) {
  const t = useText();
  return (
    <aside className="old-browser-note">
      <p>{t('shell.oldBrowser')}</p>
      {phone && (
        <p>
          {t('shell.oldBrowserPhone')}{' '}
          <a dir="ltr" href={`tel:${phone}`}>
            {phone}
          </a>
        </p>
      )}
    </aside>
  );
}
