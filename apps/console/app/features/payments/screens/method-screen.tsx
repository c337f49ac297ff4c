import { useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/support/offline-methods';
import { type Translations, translated } from '@errand/domain/language';
import { type Field, Form } from '#blocks/form/index.ts';
import { rowCount } from '#blocks/form/rows-control.tsx';
import { EditScreen } from '#blocks/page/edit-screen.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { DetailsControl, QuestionsControl } from '../method-fields.tsx';

/** A method of offline payment, or a new one. */
export default function MethodScreen() {
  const t = useText();
  const language = useLanguage();
  const fields = {
    name: { label: t('payments.methodName'), help: t('payments.methodNameHelp') },
    details: {
      label: t('payments.where'),
      control: (props) => <DetailsControl {...props} />,
      show: rowCount,
    },
    questions: {
      label: t('payments.questions'),
      control: (props) => <QuestionsControl {...props} />,
      show: rowCount,
    },
    position: { label: t('payments.position'), help: t('payments.positionHelp') },
    active: { label: t('payments.methodActive') },
  } satisfies Record<string, Field>;
  return (
    <EditScreen
      list={{ to: '/payments/methods', label: t('payments.methods') }}
      newTitle={t('payments.newMethod')}
      newForm={(onDone) => (
        <Panel>
          <Form
            endpoint={contract.createMethod}
            values={{ details: [], questions: [], position: 0, active: true }}
            fields={fields}
            submit={t('payments.addMethod')}
            onDone={onDone}
          />
        </Panel>
      )}
      read={contract.getMethod}
      resource="payments"
      permission="settings.update"
      title={({ name }) => translated(name, language)}
      state={({ active }) => <StateTag of="blocks.state" state={active ? 'active' : 'off'} />}
      form={({ id, version, name, details, questions, position, active }, onDone) => (
        <Form
          endpoint={contract.updateMethod}
          params={{ id }}
          hidden={{ version }}
          values={
            { name: name as Translations, details, questions, position, active } as contract.OfflineMethodBody
          }
          fields={fields}
          onDone={onDone}
        />
      )}
      created={t('payments.methodAdded')}
      saved={t('payments.methodSaved')}
    />
  );
}
