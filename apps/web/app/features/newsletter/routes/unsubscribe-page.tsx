import { useText } from '@errand/client/i18n.tsx';
import { undoUnsubscribe, unsubscribeNewsletter } from '@errand/contract/newsletter';
import { Button } from '@errand/ui/forms/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { LinkPage } from '#platform/link-page.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { useLinkTitle } from '../use-link-title.ts';

export const shouldRevalidate = unlessOverlay;
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Ends a subscription, and takes it back. */
export default function UnsubscribePage() {
  const t = useText();
  const [search] = useSearchParams();
  const query = { key: search.get('key') ?? '' };
  const undo = useMutation({ mutationFn: () => api.call(undoUnsubscribe, { query }) });
  const end = useMutation({ mutationFn: () => api.call(unsubscribeNewsletter, { query }) });
  const failed = useLinkTitle(end.error);
  const page = t('newsletter.unsubscribe');
  if (failed !== null) return <LinkPage page={page} title={failed} text={t('newsletter.linkText')} home />;
  if (undo.isSuccess)
    return (
      <LinkPage
        page={page}
        title={t('newsletter.resubscribed')}
        text={t('newsletter.resubscribedText')}
        home
      />
    );
  if (end.isSuccess)
    return (
      <LinkPage
        page={page}
        title={t('newsletter.unsubscribed')}
        text={t('newsletter.unsubscribedText')}
        error={undo.error}
        home
      >
        <Button variant="soft" loading={undo.isPending} onClick={() => undo.mutate()}>
          {t('newsletter.undo')}
        </Button>
      </LinkPage>
    );
  return (
    <LinkPage
      page={page}
      title={t('newsletter.unsubscribeTitle')}
      text={t('newsletter.unsubscribeText')}
      error={end.error}
    >
      <Button loading={end.isPending} onClick={() => end.mutate()}>
        {t('newsletter.unsubscribeButton')}
      </Button>
    </LinkPage>
  );
}
