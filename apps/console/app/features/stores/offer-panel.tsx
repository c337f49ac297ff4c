import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  endStoreOffer,
  getStoreOffer,
  type StoreOfferDetail,
  setStoreOffer,
  undoStoreOffer,
} from '@errand/contract/console/stores/offer';
import { translated } from '@errand/domain/language';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { type ControlProps, DayTimeControl, Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import { nextWeek } from '../promotions/index.ts';
import './offer-panel.css';

const ALL_DAY = { daily_from: 0, daily_to: 1440 };

/** The offer of a store on all of its items. It names the promotions that wait meanwhile. */
export function OfferPanel({ id }: { id: number }) {
  const t = useText();
  const mayCall = useMayCall();
  const params = { id };
  const data = useRead('stores', getStoreOffer, { params });
  const { offer, version, can_undo: canUndo, bounds } = data;
  const end = useChange(endStoreOffer, { done: t('stores.offerEnded') });
  const undo = useChange(undoStoreOffer, { done: t('stores.offerUndone') });
  const act = { params, body: { version } };
  const isLeft = offer !== null && offer.state !== 'ended';
  const mayChange = mayCall(setStoreOffer);
  const isOfficeOnly = bounds?.percent === 0;
  return (
    <Panel
      title={t('stores.offer')}
      text={isOfficeOnly ? t('stores.offerOfficeOnly') : t('stores.offerText')}
      actions={offer && <StateTag of="promotions.state" state={offer.state} />}
    >
      {mayChange && !isOfficeOnly ? (
        <OfferForm key={version} data={data} params={params} />
      ) : (
        <p>{isLeft ? t('stores.offerOf', { percent: offer.percent }) : t('stores.offerNone')}</p>
      )}
      <Overrides of={data} />
      {mayChange && (isLeft || canUndo) && (
        <div className="form-buttons">
          {isLeft && (
            <Button variant="quiet" loading={end.isPending} onClick={() => end.mutate(act)}>
              {t('stores.offerEnd')}
            </Button>
          )}
          {canUndo && (
            <Button variant="quiet" loading={undo.isPending} onClick={() => undo.mutate(act)}>
              {t('stores.offerUndo')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

function OfferForm({ data, params }: { data: StoreOfferDetail; params: { id: number } }) {
  const t = useText();
  const money = useMoney();
  const { offer, bounds, version, time_zone: timeZone } = data;
  const { state: _, ...terms } = offer ?? { ...nextWeek(), ...ALL_DAY, state: null };
  const most = bounds?.discount_minor;
  return (
    <Form
      endpoint={setStoreOffer}
      params={params}
      hidden={{ version }}
      values={terms}
      fields={{
        percent: {
          label: t('promotions.percent'),
          ...(bounds && { help: t('stores.offerAtMost', { percent: bounds.percent }) }),
        },
        min_purchase_minor: { label: t('stores.offerMinimum'), control: 'money' },
        max_discount_minor: {
          label: t('stores.offerCap'),
          control: 'money',
          help:
            typeof most === 'number'
              ? t('stores.atMost', { amount: isolate(money(most)) })
              : t('stores.offerCapHelp'),
        },
        starts_at: { label: t('promotions.startsAt') },
        ends_at: { label: t('promotions.endsAt') },
        daily_from: {
          label: t('promotions.dailyFrom'),
          half: true,
          control: (control: ControlProps) => <DayTimeControl {...control} />,
        },
        daily_to: {
          label: t('promotions.dailyTo'),
          half: true,
          control: (control: ControlProps) => <DayTimeControl {...control} end />,
        },
      }}
      preview={() => <p className="text-meta">{t('stores.offerHours', { zone: isolate(timeZone) })}</p>}
      submit={t(offer && offer.state !== 'ended' ? 'stores.offerSave' : 'stores.offerStart')}
      done={t('stores.offerSaved')}
    />
  );
}

/** The prices that do not apply while the store's offer runs. */
function Overrides({ of: { overrides } }: { of: StoreOfferDetail }) {
  const t = useText();
  const dates = useDates();
  const language = useLanguage();
  const { flash_sales: sales, campaign_items: campaignItems, discounted_items: items } = overrides;
  if (sales.length + campaignItems + items === 0) return null;
  return (
    <div className="offer-overrides">
      <p className="text-label">{t('stores.offerOverrides')}</p>
      <ul>
        {sales.map(({ id, title, starts_at, ends_at }) => (
          <li key={id}>
            {t('stores.overridesSale', {
              title: isolate(translated(title, language)),
              from: dates.dateTime(starts_at),
              to: dates.dateTime(ends_at),
            })}
          </li>
        ))}
        {campaignItems > 0 && <li>{t('stores.overridesCampaign', { count: campaignItems })}</li>}
        {items > 0 && <li>{t('stores.overridesItems', { count: items })}</li>}
      </ul>
    </div>
  );
}
