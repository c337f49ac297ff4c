import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getCategoryDayparts } from '@errand/contract/console/catalog/category-dayparts';
import type { StoreDetail } from '@errand/contract/console/stores';
import * as contract from '@errand/contract/console/stores';
import { setStoreCommission } from '@errand/contract/console/stores/commission';
import { listStoreTeam } from '@errand/contract/console/stores/team';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { metaFields } from '#blocks/form/meta-fields.ts';
import { Columns, Facts, Page, Panel } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMay, useMayCall } from '#platform/session.ts';
import { AdvertisementsPanel } from '../advertisements-panel.tsx';
import { AreaPanel } from '../area-panel.tsx';
import { CouponsPanel } from '../coupons-panel.tsx';
import { DaypartsPanel } from '../dayparts-panel.tsx';
import { DeliveryForm, type Edit } from '../delivery-form.tsx';
import { HolidaysControl } from '../holidays-control.tsx';
import { HoursControl } from '../hours-control.tsx';
import { OfferPanel } from '../offer-panel.tsx';
import { PlaceControl } from '../place-control.tsx';
import { PlanPanel } from '../plan-panel.tsx';
import { StoreOrderIntake } from '../store-order-intake.tsx';
import { StorePictures } from '../store-pictures.tsx';
import { StoreState } from '../store-state.tsx';
import { TeamPanel } from '../team-panel.tsx';
import { ZonesPanel } from '../zones-panel.tsx';

export default function StoreScreen() {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  const mayCall = useMayCall();
  const id = Number(useParams().id);
  const store = useRead('stores', contract.getStore, { params: { id } });
  const { zones } = useRead('zones', contract.listStorePlaces, {});
  const edit = {
    params: { id },
    hidden: { version: store.version },
    done: t('stores.saved'),
  };
  const { name, kind, address, phone, email, announcement, meta_title, meta_description } = store;
  const { always_open, hours, holidays, place } = store;
  return (
    <Page
      title={store.name[language] ?? store.name.en}
      back={{ to: '/stores', label: t('stores.title') }}
      state={<StoreState {...store} />}
      actions={
        may('finance.read') && (
          <ButtonLink variant="quiet" to={`/finance/stores/${id}`}>
            {t('stores.balance')}
          </ButtonLink>
        )
      }
    >
      <StoreOrderIntake store={store} />
      {may('stores.update') ? (
        <Columns
          side={
            <>
              <TermsForm store={store} edit={edit} />
              <CommissionForm store={store} edit={edit} />
              <PlanPanel id={id} />
              {mayCall(contract.updateStorePlace) && zones.some((zone) => zone.id === place.zone_id) && (
                <Panel title={t('stores.place')} text={t('stores.placeText')}>
                  <Form
                    {...edit}
                    endpoint={contract.updateStorePlace}
                    values={{ place }}
                    fields={{
                      place: {
                        label: t('stores.place'),
                        control: (props) => <PlaceControl {...props} zones={zones} />,
                      },
                    }}
                  />
                </Panel>
              )}
              <StorePictures store={store} />
              <CouponsPanel id={id} />
              <AdvertisementsPanel id={id} />
              {mayCall(listStoreTeam) && <TeamPanel id={id} />}
            </>
          }
        >
          <Panel title={t('stores.profile')}>
            <Form
              {...edit}
              endpoint={contract.updateStoreProfile}
              values={{ name, kind, address, phone, email, announcement, meta_title, meta_description }}
              fields={{
                name: { label: t('stores.name') },
                kind: { label: t('stores.kind'), help: t('stores.kindHelp') },
                address: { label: t('stores.address') },
                phone: { label: t('stores.phone') },
                email: { label: t('stores.mail') },
                announcement: { label: t('stores.announcement'), help: t('stores.announcementHelp') },
                ...metaFields(t),
              }}
            />
          </Panel>
          <Panel title={t('stores.hours')} text={t('stores.hoursText', { zone: store.time_zone })}>
            <Form
              {...edit}
              endpoint={contract.setStoreHours}
              values={{ always_open, hours, holidays }}
              fields={{
                always_open: { label: t('stores.alwaysOpen') },
                hours: { label: t('stores.weekly'), control: (props) => <HoursControl {...props} /> },
                holidays: {
                  label: t('stores.holidays'),
                  control: (props) => <HolidaysControl {...props} timeZone={store.time_zone} />,
                },
              }}
            />
          </Panel>
          {mayCall(getCategoryDayparts) && <DaypartsPanel id={id} />}
          <OfferPanel id={id} />
          <DeliveryForm store={store} edit={edit} />
          <AreaPanel store={store} edit={edit} />
          {mayCall(contract.setStoreZones) && <ZonesPanel store={store} zones={zones} edit={edit} />}
        </Columns>
      ) : (
        <Panel>
          <Facts
            facts={[
              [t('stores.module'), store.module.name],
              [t('stores.zone'), store.zone.name],
              [t('stores.address'), address.en],
              [t('stores.phone'), <bdi key="phone">{phone}</bdi>],
              [t('stores.mail'), <bdi key="mail">{email}</bdi>],
            ]}
          />
        </Panel>
      )}
    </Page>
  );
}

/** The taxes and whose cost the delivery is. The store's own staff only read it. */
function TermsForm({ store, edit }: { store: StoreDetail; edit: Edit }) {
  const t = useText();
  const mayCall = useMayCall();
  const { tax_rate, reverse_charge, free_delivery, self_delivery } = store;
  return (
    <Panel title={t('stores.terms')} text={t('stores.termsText')}>
      {mayCall(contract.setStoreTerms) ? (
        <Form
          {...edit}
          endpoint={contract.setStoreTerms}
          values={{ tax_rate, reverse_charge, free_delivery, self_delivery }}
          fields={{
            tax_rate: { label: t('stores.taxRate') },
            reverse_charge: { label: t('stores.reverseCharge') },
            free_delivery: { label: t('stores.freeDelivery') },
            self_delivery: { label: t('stores.selfDelivery') },
          }}
        />
      ) : (
        <Facts
          facts={[
            [t('stores.taxRate'), tax_rate],
            [t('stores.reverseCharge'), t(reverse_charge ? 'stores.yes' : 'stores.no')],
            [t('stores.freeDelivery'), t(free_delivery ? 'stores.yes' : 'stores.no')],
            [t('stores.selfDelivery'), t(self_delivery ? 'stores.yes' : 'stores.no')],
          ]}
        />
      )}
    </Panel>
  );
}

/** The operator's share of the store's sales. The store's own staff only read it. */
function CommissionForm({ store, edit }: { store: StoreDetail; edit: Edit }) {
  const t = useText();
  const mayCall = useMayCall();
  const { commission_percent } = store;
  return (
    <Panel title={t('stores.commission')} text={t('stores.commissionText')}>
      {mayCall(setStoreCommission) ? (
        <Form
          {...edit}
          endpoint={setStoreCommission}
          values={{ commission_percent }}
          fields={{ commission_percent: { label: t('stores.commissionPercent') } }}
        />
      ) : (
        <p>
          {commission_percent === null
            ? t('stores.commissionDefault')
            : t('stores.commissionOwn', { percent: commission_percent })}
        </p>
      )}
    </Panel>
  );
}
