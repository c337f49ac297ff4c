import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  type AdvertisementRow,
  changeAdvertisement,
  listStoreAdvertisements,
  requestAdvertisement,
  setAdvertisementPicture,
  setAdvertisementVideo,
  withdrawAdvertisement,
} from '@errand/contract/console/promotions/advertisements';
import { translated } from '@errand/domain/language';
import { advertisementPrice, OPEN_ADVERTISEMENTS } from '@errand/domain/promotions';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useEffect, useState } from 'react';
import { type ControlProps, FormDialog, type Values } from '#blocks/form/index.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { VideoField } from '#blocks/pictures/video-field.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import { nextWeek } from '../promotions/index.ts';
import './store-rows.css';
import './store-pictures.css';

/** The advertisements that a store requests, with the decisions of the office. */
export function AdvertisementsPanel({ id }: { id: number }) {
  const t = useText();
  const mayCall = useMayCall();
  const { rows, day_price_minor: dayPrice } = useRead('stores', listStoreAdvertisements, { params: { id } });
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [withdrawn, setWithdrawn] = useState<AdvertisementRow | null>(null);
  const mayChange = mayCall(requestAdvertisement);
  const edited = rows.find((row) => row.id === open);
  const close = () => setOpen(null);
  return (
    <Panel
      title={t('promotions.advertisements')}
      text={t('stores.advertisementsText')}
      actions={
        mayChange && (
          <Button size="sm" onClick={() => setOpen('new')}>
            {t('stores.advertisementNew')}
          </Button>
        )
      }
    >
      {rows.length > 0 && (
        <ul className="store-rows">
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              mayChange={mayChange}
              onEdit={() => setOpen(row.id)}
              onWithdraw={() => setWithdrawn(row)}
            />
          ))}
        </ul>
      )}
      <FormDialog
        open={open === 'new'}
        onClose={close}
        title={t('stores.advertisementNew')}
        endpoint={requestAdvertisement}
        params={{ id }}
        values={{ ...nextWeek(), price_minor: 0 }}
        fields={useFields(dayPrice)}
        submit={t('stores.advertisementRequest')}
        done={t('stores.advertisementRequested')}
        // A picture belongs to an advertisement that exists.

        onDone={(made) => setOpen(made.id)}
      />
      {edited && <EditDialog storeId={id} row={edited} dayPrice={dayPrice} onClose={close} />}
      {withdrawn && <WithdrawDialog storeId={id} row={withdrawn} onClose={() => setWithdrawn(null)} />}
    </Panel>
  );
}

type RowProps = { row: AdvertisementRow; mayChange: boolean; onEdit: () => void; onWithdraw: () => void };

function Row({ row, mayChange, onEdit, onWithdraw }: RowProps) {
  const t = useText();
  const dates = useDates();
  const language = useLanguage();
  const money = useMoney();
  const title = translated(row.title, language);
  const isOpen = OPEN_ADVERTISEMENTS.includes(row.state);
  return (
    <li>
      <div>
        <bdi className="text-label">{title}</bdi>
        <StateTag of="promotions.advertisement" state={row.state} />
      </div>
      <p className="text-meta">
        {t('stores.advertisementPeriod', {
          from: dates.dateTime(row.starts_at),
          to: dates.dateTime(row.ends_at),
        })}
      </p>
      {row.price_minor > 0 && (
        <p className="text-meta">
          {t('stores.advertisementCost', {
            price: isolate(money(row.price_minor)),
            charged: isolate(money(row.charged_minor)),
          })}
        </p>
      )}
      {row.state === 'rejected' && row.reject_reason && (
        <p className="text-meta">{t('stores.advertisementReason', { reason: isolate(row.reject_reason) })}</p>
      )}
      {mayChange && row.state !== 'withdrawn' && (
        <div className="form-buttons">
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('stores.advertisementEditOf', { title: isolate(title) })}
            onClick={onEdit}
          >
            {t('stores.advertisementEdit')}
          </Button>
          {isOpen && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('stores.advertisementWithdrawOf', { title: isolate(title) })}
              onClick={onWithdraw}
            >
              {t('stores.advertisementWithdraw')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type OneProps = { storeId: number; row: AdvertisementRow; onClose: () => void };

function EditDialog({ storeId, row, dayPrice, onClose }: OneProps & { dayPrice: number }) {
  const t = useText();
  const language = useLanguage();
  const { title, description, starts_at, ends_at, picture, video, version } = row;
  const params = { id: storeId, advertisement: row.id };
  const change = useChange(setAdvertisementPicture);

  function savePicture(file: File | null): void {
    const body = new FormData();
    if (file) body.set('picture', file);
    change.mutate({ params, body }, { onSuccess: () => toastDone(t('stores.advertisementRequested')) });
  }

  return (
    <FormDialog
      onClose={onClose}
      title={translated(title, language)}
      endpoint={changeAdvertisement}
      params={params}
      hidden={{ version }}
      values={{ title, description, starts_at, ends_at, price_minor: row.price_minor }}
      fields={useFields(dayPrice)}
      submit={t('stores.advertisementSave')}
      done={t('stores.advertisementRequested')}
    >
      <div className="store-advertisement-files">
        <div className="store-picture" data-kind="cover">
          <PictureField
            label={t('stores.advertisementPicture')}
            files={[]}
            onChange={([file]) => file && savePicture(file)}
          />
          <p className="text-meta">{t('stores.advertisementPictureText')}</p>
          {picture && (
            <>
              <img src={picture} alt={t('stores.advertisementPicture')} />
              <Button size="sm" variant="quiet" disabled={change.isPending} onClick={() => savePicture(null)}>
                {t('stores.removePicture')}
              </Button>
            </>
          )}
        </div>
        <VideoField
          label={t('blocks.video')}
          endpoint={setAdvertisementVideo}
          params={params}
          url={video}
          poster={picture}
        />
      </div>
    </FormDialog>
  );
}

function WithdrawDialog({ storeId, row, onClose }: OneProps) {
  const t = useText();
  const language = useLanguage();
  const withdraw = useChange(withdrawAdvertisement, { done: t('stores.advertisementWithdrawn') });
  const input = { params: { id: storeId, advertisement: row.id }, body: { version: row.version } };
  return (
    <ConfirmDialog
      open
      title={t('stores.advertisementWithdrawOf', { title: isolate(translated(row.title, language)) })}
      text={t('stores.advertisementWithdrawText')}
      cancel={t('ui.cancel')}
      confirm={t('stores.advertisementWithdraw')}
      danger
      busy={withdraw.isPending}
      onClose={onClose}
      onConfirm={() => withdraw.mutate(input, { onSettled: onClose })}
    />
  );
}

function useFields(dayPrice: number) {
  const t = useText();
  return {
    title: { label: t('promotions.adTitle') },
    description: { label: t('promotions.adText') },
    starts_at: { label: t('promotions.startsAt') },
    ends_at: { label: t('promotions.endsAt') },
    price_minor: {
      label: t('stores.advertisementPrice'),
      control: (props: ControlProps & { values: Values }) => <PriceControl {...props} dayPrice={dayPrice} />,
    },
  };
}

/** What the chosen period costs, which the store agrees to with its request. */
function PriceControl(props: ControlProps & { values: Values; dayPrice: number }) {
  const { label, value, values, onChange, error, dayPrice } = props;
  const t = useText();
  const money = useMoney();
  const [startsAt, endsAt] = [new Date(String(values.starts_at)), new Date(String(values.ends_at))];
  const price = endsAt > startsAt ? advertisementPrice({ startsAt, endsAt }, dayPrice) : 0;
  useEffect(() => {
    if (value !== price) onChange(price);
  }, [value, price, onChange]);
  const rejection = error && <GroupError>{error}</GroupError>;
  if (dayPrice === 0) return rejection;
  return (
    <div>
      {rejection}
      <p className="text-label">
        {label}: <Amount minor={price} />
      </p>
      <p className="text-meta">{t('stores.advertisementPriceText', { day: isolate(money(dayPrice)) })}</p>
    </div>
  );
}
