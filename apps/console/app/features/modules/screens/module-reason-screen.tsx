import { useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/module-home';
import { type Translations, translated } from '@errand/domain/language';
import { TINTS } from '@errand/domain/media';
import { useParams } from 'react-router';
import { DeleteButton } from '#blocks/delete-button/delete-button.tsx';
import { type Field, Form } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { EditScreen } from '#blocks/page/edit-screen.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';

/** Why customers choose a module: one reason of its home page, or a new one. */
export default function ModuleReasonScreen() {
  const t = useText();
  const language = useLanguage();
  const moduleId = Number(useParams().module);
  const home = `/modules/${moduleId}/home`;
  const fields = {
    title: { label: t('modules.reasonTitle') },
    text: { label: t('modules.reasonText') },
    tint: {
      label: t('blocks.tint'),
      options: labelsOf(TINTS, (tint) => t(`blocks.tint.${tint}`)),
    },
    position: { label: t('modules.position') },
  } satisfies Record<string, Field>;
  return (
    <EditScreen
      list={{ to: home, label: t('modules.home') }}
      newTitle={t('modules.newReason')}
      newForm={(onDone) => (
        <Panel>
          <Form
            endpoint={contract.createModuleReason}
            hidden={{ module_id: moduleId }}
            values={{ tint: 'stone', position: 0 }}
            fields={fields}
            submit={t('modules.addReason')}
            onDone={onDone}
          />
        </Panel>
      )}
      read={contract.getModuleReason}
      resource="content"
      permission="content.update"
      title={({ title }) => translated(title, language)}
      actions={({ id }) => (
        <DeleteButton
          endpoint={contract.deleteModuleReason}
          id={id}
          text={t('modules.deleteReasonText')}
          list={home}
        />
      )}
      form={({ id, version, title, text, tint, position }, onDone) => (
        <Form
          endpoint={contract.updateModuleReason}
          params={{ id }}
          hidden={{ version }}
          values={{ title: title as Translations, text: text as Translations, tint, position }}
          fields={fields}
          onDone={onDone}
        />
      )}
      more={({ id, picture }) => (
        <PicturePanel endpoint={contract.setModuleReasonPicture} id={id} url={picture} />
      )}
      created={t('modules.reasonAdded')}
      saved={t('modules.saved')}
    />
  );
}
