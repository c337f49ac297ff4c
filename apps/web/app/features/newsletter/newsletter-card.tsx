import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorMessage } from '#platform/api-error.ts';
import { PageTitle } from '#platform/page-title.tsx';

/** The title of a page whose link does not work; null for other errors. */
export function useLinkTitle(error: Error | null): string | null {
  const t = useText();
  return error instanceof ApiError && error.status === 404 ? t('newsletter.linkTitle') : null;
}

/** The content of a page behind a link of a mail: what it does, the button that does it, and what has happened. */
export function NewsletterCard(props: {
  /** The title of the page. */
  page: string;
  title: string;
  text: string;
  error?: Error | null;
  /** Whether it offers the way to the shop. */
  home?: boolean;
  children?: ReactNode;
}) {
  const { page, title, text, error = null, home = false, children } = props;
  const t = useText();
  const card = useRef<HTMLElement>(null);
  const first = useRef(title);
  // The pressed button is gone, so the focus goes to what has happened.
  useEffect(() => {
    if (title !== first.current) card.current?.focus();
    first.current = title;
  }, [title]);
  return (
    <>
      <PageTitle text={page} />
      <section className="page-width" aria-label={title} ref={card} tabIndex={-1}>
        <EmptyState picture="open-mailbox-with-raised-flag" eager title={title} text={text} level={1}>
          {error && <Note tone="bad" icon={CircleAlert} live="alert" text={errorMessage(error, t)} />}
          <div className="account-section-actions">
            {children}
            {home && (
              <ButtonLink to="/" variant="quiet">
                {t('newsletter.toShop')}
              </ButtonLink>
            )}
          </div>
        </EmptyState>
      </section>
    </>
  );
}
