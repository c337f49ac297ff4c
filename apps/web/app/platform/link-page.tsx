import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorMessage } from './api-error.ts';
import { PageTitle } from './page-title.tsx';
import './link-page.css';

/**
 * A page behind a link of a mail: what it does, the button that does it, and what has happened. Opening it does nothing, because
 * scanners of mails open links themselves.
 */
export function LinkPage(props: {
  /** The title of the page. */
  page: string;
  title: string;
  text?: string;
  error?: Error | null;
  /** Whether it offers the way to the shop. */
  home?: boolean;
  children?: ReactNode;
}) {
  const { page, title, text, error = null, home = false, children } = props;
  const t = useText();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(title);
  // The pressed button does something else now or is gone, so the focus goes to what has happened.
  useEffect(() => {
    if (title !== shown.current) content.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <>
      <PageTitle text={page} />
      <section className="page-width page-section" aria-label={title} ref={content} tabIndex={-1}>
        <EmptyState picture="open-mailbox-with-raised-flag" eager title={title} text={text} level={1}>
          {error && <Note tone="bad" icon={CircleAlert} live="alert" text={errorMessage(error, t)} />}
          <div className="link-page-actions">
            {children}
            {home && (
              <ButtonLink to="/" variant="quiet">
                {t('shell.toHome')}
              </ButtonLink>
            )}
          </div>
        </EmptyState>
      </section>
    </>
  );
}
