import { useText } from '@errand/client/i18n.tsx';
import { useLanguageName } from '@errand/client/language-name.ts';
import {
  askFormerSubscribers,
  countSubscribers,
  endSubscription,
  listSubscribers,
  type SubscriberRow,
} from '@errand/contract/console/newsletter/subscribers';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { SUBSCRIPTION_STATES } from '@errand/domain/newsletter';
import { ConfirmDialog, Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Facts, Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { NewsletterTabs } from './newsletter-tabs.tsx';

export function Subscribers() {
  const t = useText();
  const dates = useDates();
  const nameOf = useLanguageName();
  const [shown, setShown] = useState<SubscriberRow | null>(null);
  const counts = useRead('newsletter', countSubscribers, {});
  return (
    <Page title={t('newsletter.title')} text={t('newsletter.subscribersText', { count: counts.confirmed })}>
      <NewsletterTabs />
      {counts.unasked > 0 && <Former count={counts.unasked} />}
      <List
        endpoint={listSubscribers}
        resource="newsletter"
        searchLabel={t('newsletter.search')}
        filters={{
          state: {
            label: t('newsletter.stateLabel'),
            options: labelsOf(SUBSCRIPTION_STATES, (state) => t(`newsletter.subscription.${state}`)),
          },
          language: { label: t('newsletter.language'), options: labelsOf(LANGUAGE_CODES, nameOf) },
        }}
        columns={{
          email: {
            header: t('newsletter.email'),
            cell: (row) => (
              <button type="button" className="text-link" onClick={() => setShown(row)}>
                <bdi dir="ltr">{row.email}</bdi>
              </button>
            ),
          },
          state: {
            header: t('newsletter.stateLabel'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="newsletter.subscription" state={state} />,
          },
          language: {
            header: t('newsletter.language'),
            phone: 'plain',
            cell: ({ language }) => nameOf(language),
          },
          created_at: {
            header: t('newsletter.entered'),
            sort: 'created_at',
            cell: ({ created_at }) => <time dateTime={created_at}>{dates.date(created_at)}</time>,
          },
          confirmed_at: {
            header: t('newsletter.confirmedAt'),
            cell: ({ confirmed_at: at }) => at && <time dateTime={at}>{dates.date(at)}</time>,
          },
        }}
        empty={{ title: t('newsletter.noSubscribers'), text: t('newsletter.noSubscribersText') }}
      />
      <Proof subscriber={shown} onClose={() => setShown(null)} />
    </Page>
  );
}

/** Addresses from before subscriptions were confirmed, which are asked once. */
function Former({ count }: { count: number }) {
  const t = useText();
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const ask = useChange(askFormerSubscribers, { done: t('newsletter.formerAsked') });
  return (
    <>
      <Note as="div" tone="info" text={t('newsletter.former', { count })}>
        {may('newsletter.send') && (
          <Button variant="soft" onClick={() => setAsking(true)}>
            {t('newsletter.askFormer')}
          </Button>
        )}
      </Note>
      <ConfirmDialog
        open={asking}
        title={t('newsletter.askQuestion', { count })}
        text={t('newsletter.askText')}
        confirm={t('newsletter.askFormer')}
        busy={ask.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => ask.mutate({}, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

/** The proof of consent of a subscriber, and the end of the subscription for those who ask the office. */
function Proof({ subscriber, onClose }: { subscriber: SubscriberRow | null; onClose: () => void }) {
  const t = useText();
  const may = useMay();
  const nameOf = useLanguageName();
  const end = useChange(endSubscription, { done: t('newsletter.ended'), onResponse: onClose });
  if (!subscriber) return null;
  const { id, email, language, state, source, text, text_version: textVersion } = subscriber;
  return (
    <Dialog open onClose={onClose} title={email}>
      <Facts
        facts={[
          [t('newsletter.stateLabel'), <StateTag key="state" of="newsletter.subscription" state={state} />],
          [t('newsletter.language'), nameOf(language)],
          [t('newsletter.source'), source && t(`newsletter.source.${source}`)],
          [
            t('newsletter.requestedAt'),
            subscriber.requested_at && <Instant key="r" at={subscriber.requested_at} />,
          ],
          [
            t('newsletter.confirmedAt'),
            subscriber.confirmed_at && <Instant key="c" at={subscriber.confirmed_at} />,
          ],
          [
            t('newsletter.unsubscribedAt'),
            subscriber.unsubscribed_at && <Instant key="u" at={subscriber.unsubscribed_at} />,
          ],
          [t('newsletter.textVersion'), textVersion && t('newsletter.version', { number: textVersion })],
          [t('newsletter.consentText'), text && <bdi key="text">{text}</bdi>],
        ]}
      />
      {may('newsletter.update') && state !== 'unsubscribed' && (
        <div className="form-buttons">
          <Button variant="ghost" loading={end.isPending} onClick={() => end.mutate({ params: { id } })}>
            {t('newsletter.end')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
