import { useText } from '@errand/client/i18n.tsx';
import { useLanguageName } from '@errand/client/language-name.ts';
import * as contract from '@errand/contract/console/newsletter/segments';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { LAST_ORDERS } from '@errand/domain/newsletter';
import { DeleteButton } from '#blocks/delete-button/delete-button.tsx';
import { type ControlProps, Form } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { EditScreen } from '#blocks/page/edit-screen.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { ChecksControl } from '../checks-control.tsx';
import { SegmentCount } from '../segment-count.tsx';

/** A segment with its conditions and the number of subscribers in it, or a new one. */
export default function SegmentScreen() {
  const t = useText();
  const fields = useSegmentFields();
  return (
    <EditScreen
      list={{ to: '/newsletter/segments', label: t('newsletter.segments') }}
      newTitle={t('newsletter.newSegment')}
      read={contract.getSegment}
      resource="newsletter"
      permission="newsletter.update"
      title={({ name }) => name}
      newForm={(onDone) => (
        <Panel>
          <Form
            endpoint={contract.createSegment}
            values={{ languages: [], module_ids: [], zone_ids: [], days: 30 }}
            fields={fields}
            preview={(values) => <SegmentCount values={values} />}
            submit={t('newsletter.createSegment')}
            onDone={onDone}
          />
        </Panel>
      )}
      form={({ id, version, count: _, ...values }, onDone) => (
        <Form
          endpoint={contract.updateSegment}
          params={{ id }}
          hidden={{ version }}
          values={values}
          fields={fields}
          preview={(edited) => <SegmentCount values={edited} />}
          onDone={onDone}
        />
      )}
      actions={({ id }) => (
        <DeleteButton
          endpoint={contract.deleteSegment}
          id={id}
          text={t('newsletter.deleteSegment')}
          list="/newsletter/segments"
        />
      )}
      created={t('newsletter.segmentCreated')}
      saved={t('newsletter.saved')}
    />
  );
}

function useSegmentFields() {
  const t = useText();
  const nameOf = useLanguageName();
  const { modules, zones } = useRead('newsletter', contract.listSegmentChoices, {});
  return {
    name: { label: t('newsletter.name') },
    languages: {
      label: t('newsletter.language'),
      control: (props: ControlProps) => (
        <ChecksControl
          {...props}
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: nameOf(code) }))}
        />
      ),
    },
    module_ids: {
      label: t('newsletter.modules'),
      control: (props: ControlProps) => <ChecksControl {...props} options={byId(modules)} />,
    },
    zone_ids: {
      label: t('newsletter.zones'),
      control: (props: ControlProps) => <ChecksControl {...props} options={byId(zones)} />,
    },
    last_order: {
      label: t('newsletter.lastOrder'),
      help: t('newsletter.lastOrderHelp'),
      options: labelsOf(LAST_ORDERS, (one) => t(`newsletter.lastOption.${one}`)),
    },
    days: {
      label: t('newsletter.days'),
      isShown: ({ last_order }: Record<string, unknown>) =>
        last_order === 'within' || last_order === 'before',
    },
  };
}

function byId(rows: { id: number; name: string }[]) {
  return rows.map(({ id, name }) => ({ value: id, label: name }));
}
