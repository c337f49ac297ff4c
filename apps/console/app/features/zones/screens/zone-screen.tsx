import { useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/zones';
import { Note } from '@errand/ui/note.tsx';
import { useParams } from 'react-router';
import { Activation } from '#blocks/activation/activation.tsx';
import { Form } from '#blocks/form/index.ts';
import { Columns, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { OutlineControl } from '../outline-control.tsx';
import { SurchargeControl } from '../surcharge-control.tsx';
import { TimeZoneControl } from '../time-zone-control.tsx';
import { ZoneRates } from '../zone-rates.tsx';

export default function ZoneScreen() {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  const id = Number(useParams().id);
  const zone = useRead('zones', contract.getZone, { params: { id } });
  const all = useRead('zones', contract.listZones, { query: { limit: 100 } });
  const edit = {
    params: { id },
    hidden: { version: zone.version },
    done: t('zones.saved'),
  };
  const { name, time_zone, cash_on_delivery, digital_payment, offline_payment } = zone;
  const { surcharge_active, surcharge_type, surcharge_value, surcharge_message } = zone;
  return (
    <Page
      title={zone.name[language] ?? zone.name.en}
      back={{ to: '/zones', label: t('zones.title') }}
      state={<StateTag of="zones" state={zone.active ? 'active' : 'inactive'} />}
      actions={
        may('zones.update') && (
          <Activation
            endpoint={contract.setZoneActive}
            id={id}
            active={zone.active}
            labels={{ activate: t('zones.activate'), deactivate: t('zones.deactivate') }}
            done={{ activated: t('zones.isActive'), deactivated: t('zones.isInactive') }}
          />
        )
      }
    >
      {zone.overlaps.length > 0 && (
        <Note
          tone="warn"
          text={t('zones.overlap', { names: zone.overlaps.map((other) => other.name).join(', ') })}
        />
      )}
      {may('zones.update') && (
        <Columns side={<ZoneRates zone={zone} />}>
          <Panel title={t('zones.outline')}>
            <Form
              {...edit}
              endpoint={contract.setZoneOutline}
              values={{ outline: zone.outline }}
              fields={{
                outline: {
                  label: t('zones.outline'),
                  control: (props) => (
                    <OutlineControl
                      {...props}
                      others={all.rows.flatMap((other) => (other.id === id ? [] : [other.outline]))}
                      start={null}
                    />
                  ),
                },
              }}
              submit={t('zones.saveOutline')}
            />
          </Panel>
          <Panel title={t('zones.terms')}>
            <Form
              {...edit}
              endpoint={contract.updateZone}
              values={{
                name,
                time_zone,
                cash_on_delivery,
                digital_payment,
                offline_payment,
                surcharge_active,
                surcharge_type,
                surcharge_value,
                surcharge_message,
              }}
              fields={{
                name: { label: t('zones.name') },
                time_zone: {
                  label: t('zones.timeZone'),
                  control: (props) => <TimeZoneControl {...props} />,
                  half: true,
                },
                cash_on_delivery: { label: t('zones.cash') },
                digital_payment: { label: t('zones.digital') },
                offline_payment: { label: t('zones.offline') },
                surcharge_active: { label: t('zones.surchargeActive') },
                surcharge_type: {
                  label: t('zones.surchargeType'),
                  options: { percent: t('zones.percent'), amount: t('zones.amount') },
                },
                surcharge_value: {
                  label: t('zones.surchargeValue'),
                  control: (props) => <SurchargeControl {...props} />,
                  half: true,
                },
                surcharge_message: { label: t('zones.surchargeMessage') },
              }}
            />
          </Panel>
        </Columns>
      )}
    </Page>
  );
}
