import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  type AdvertisementRow,
  acceptAdvertisement,
  getAdvertisement,
  pauseAdvertisement,
  rejectAdvertisement,
  resumeAdvertisement,
  scheduleAdvertisement,
} from '@errand/contract/console/promotions/advertisements';
import { directionOf, LANGUAGE_CODES, translated } from '@errand/domain/language';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Form, FormDialog } from '#blocks/form/index.ts';
import { Instant, positiveAmount } from '#blocks/formatted/formatted.tsx';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { VideoPreview } from '#blocks/pictures/video-field.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useChange, useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import './advertisement-screen.css';

export default function AdvertisementScreen() {
  const t = useText();
  const language = useLanguage();
  const mayCall = useMayCall();
  const id = Number(useParams().id);
  const row = useRead('promotions', getAdvertisement, { params: { id } });
  const { title, store, state, picture, video, starts_at, ends_at, position, version } = row;
  const mayChange = mayCall(scheduleAdvertisement);
  return (
    <Page
      title={translated(title, language)}
      back={{ to: '/promotions/advertisements', label: t('promotions.advertisements') }}
      state={<StateTag of="promotions.advertisement" state={state} />}
      narrow
    >
      {mayChange && <Review row={row} />}
      <Panel>
        <Facts
          facts={[
            [
              t('promotions.store'),
              <Link key="store" className="text-link" to={`/stores/${store.id}`}>
                <bdi>{store.name}</bdi>
              </Link>,
            ],
            [t('promotions.adPrice'), positiveAmount(row.price_minor)],
            [t('promotions.adCharged'), positiveAmount(row.charged_minor)],
            [t('promotions.requestedAt'), <Instant key="at" at={row.requested_at} />],
            [t('promotions.adReason'), row.reject_reason && <bdi key="reason">{row.reject_reason}</bdi>],
            [t('promotions.adTitle'), <Texts key="title" of={title} />],
            [t('promotions.adText'), <Texts key="text" of={row.description} />],
            [t('promotions.adPicture'), picture === null && t('promotions.adCover')],
          ]}
        />
        {picture !== null && (
          <img className="advertisement-screen-picture" src={picture} alt={t('promotions.adPicture')} />
        )}
        {video !== null && <VideoPreview url={video} poster={picture} />}
      </Panel>
      {mayChange && (
        <Panel title={t('promotions.adSchedule')}>
          <Form
            key={version}
            endpoint={scheduleAdvertisement}
            params={{ id }}
            hidden={{ version }}
            values={{ starts_at, ends_at, position }}
            fields={{
              starts_at: { label: t('promotions.startsAt') },
              ends_at: { label: t('promotions.endsAt') },
              position: { label: t('promotions.position'), help: t('promotions.positionHelp') },
            }}
            done={t('promotions.saved')}
          />
        </Panel>
      )}
    </Page>
  );
}

/** A text in every language that it has. */
function Texts({ of }: { of: AdvertisementRow['title'] }) {
  return LANGUAGE_CODES.filter((code) => of[code]).map((code) => (
    <p key={code} lang={code} dir={directionOf(code)}>
      {of[code]}
    </p>
  ));
}

/** The decisions that the state allows. */
function Review({ row: { id, state, version } }: { row: AdvertisementRow }) {
  const t = useText();
  const [isRejecting, setRejecting] = useState(false);
  const accept = useChange(acceptAdvertisement, { done: t('promotions.adAccepted') });
  const pause = useChange(pauseAdvertisement, { done: t('promotions.adPaused') });
  const resume = useChange(resumeAdvertisement, { done: t('promotions.adResumed') });
  const isAccepted = state === 'running' || state === 'planned';
  if (!isAccepted && state !== 'requested' && state !== 'paused') return null;
  const act = { params: { id }, body: { version } };
  const close = () => setRejecting(false);
  return (
    <Panel title={t('promotions.adReview')} text={t('promotions.adReviewText')}>
      <div className="form-buttons">
        {state === 'requested' && (
          <Button loading={accept.isPending} onClick={() => accept.mutate(act)}>
            {t('promotions.adAccept')}
          </Button>
        )}
        {state === 'paused' && (
          <Button loading={resume.isPending} onClick={() => resume.mutate(act)}>
            {t('promotions.adResume')}
          </Button>
        )}
        {isAccepted && (
          <Button variant="quiet" loading={pause.isPending} onClick={() => pause.mutate(act)}>
            {t('promotions.adPause')}
          </Button>
        )}
        <Button variant="danger" onClick={() => setRejecting(true)}>
          {t('promotions.adReject')}
        </Button>
      </div>
      <FormDialog
        open={isRejecting}
        onClose={close}
        title={t('promotions.adReject')}
        endpoint={rejectAdvertisement}
        params={{ id }}
        hidden={{ version }}
        fields={{ reason: { label: t('promotions.adReason'), help: t('promotions.adRejectHelp') } }}
        submit={t('promotions.adReject')}
        danger
        done={t('promotions.adRejected')}
      />
    </Panel>
  );
}
