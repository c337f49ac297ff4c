import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  createModuleReason,
  getModuleHome,
  type ModuleHome,
  saveModuleSteps,
  setModuleHomePicture,
  setModuleHomeVideo,
} from '@errand/contract/console/module-home';
import { DEFAULT_LANGUAGE, type Translations, translated } from '@errand/domain/language';
import { MODULE_HOME_LIMITS } from '@errand/domain/modules';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Link, useParams } from 'react-router';
import { type ControlProps, Form } from '#blocks/form/index.ts';
import { NameFields } from '#blocks/form/name-fields.tsx';
import { RowsControl, rowCount } from '#blocks/form/rows-control.tsx';
import { Page, Panel } from '#blocks/page/page.tsx';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';
import { VideoField } from '#blocks/pictures/video-field.tsx';
import { useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import './module-home-screen.css';

type Step = { title: Translations; text: Translations };

const EMPTY: Step = { title: { [DEFAULT_LANGUAGE]: '' }, text: { [DEFAULT_LANGUAGE]: '' } };

/** How a module works, its picture and video, and why customers choose it. */
export default function ModuleHomeScreen() {
  const t = useText();
  const mayCall = useMayCall();
  const id = Number(useParams().id);
  const home = useRead('content', getModuleHome, { params: { id } });
  const mayChange = mayCall(saveModuleSteps);
  return (
    <Page
      title={t('modules.home')}
      text={t('modules.homeText')}
      back={{ to: `/modules/${id}`, label: t('modules.module') }}
      narrow
    >
      {mayChange && (
        <>
          <Panel title={t('modules.guide')}>
            <Form
              endpoint={saveModuleSteps}
              params={{ id }}
              hidden={{ version: home.version }}
              values={{ steps: home.steps as Step[] }}
              fields={{
                steps: {
                  label: t('modules.steps'),
                  control: (props) => <StepsControl {...props} />,
                  show: rowCount,
                },
              }}
              done={t('modules.saved')}
            />
          </Panel>
          <PicturePanel
            endpoint={setModuleHomePicture}
            id={id}
            url={home.picture}
            text={t('modules.guidePicture')}
          />
          <Panel title={t('blocks.video')} text={t('modules.guideVideo')}>
            <VideoField
              endpoint={setModuleHomeVideo}
              params={{ id }}
              url={home.video}
              poster={home.picture}
            />
          </Panel>
        </>
      )}
      <Reasons moduleId={id} reasons={home.reasons} />
    </Page>
  );
}

function StepsControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  return (
    <RowsControl
      label={label}
      help={t('modules.stepsHelp')}
      error={error}
      rows={(value ?? []) as Step[]}
      onChange={onChange}
      empty={EMPTY}
      most={MODULE_HOME_LIMITS.steps}
      texts={{
        row: (number) => t('modules.step', { number }),
        add: t('modules.addStep'),
        remove: (number) => t('modules.removeStep', { number }),
      }}
    >
      {(step, change) => (
        <>
          <NameFields
            of={t('modules.stepTitle')}
            name={step.title}
            most={MODULE_HOME_LIMITS.titleCharacters}
            onChange={(title) => change({ ...step, title })}
          />
          <NameFields
            of={t('modules.stepText')}
            name={step.text}
            most={MODULE_HOME_LIMITS.textCharacters}
            long
            onChange={(text) => change({ ...step, text })}
          />
        </>
      )}
    </RowsControl>
  );
}

function Reasons({ moduleId, reasons }: { moduleId: number; reasons: ModuleHome['reasons'] }) {
  const t = useText();
  const language = useLanguage();
  const mayCall = useMayCall();
  const mayAdd = mayCall(createModuleReason) && reasons.length < MODULE_HOME_LIMITS.reasons;
  return (
    <Panel title={t('modules.reasons')} text={t('modules.reasonsText')}>
      {reasons.length > 0 && (
        <ul className="module-reasons">
          {reasons.map(({ id, title, text }) => (
            <li key={id}>
              <Link to={`/modules/${moduleId}/home/reasons/${id}`}>{translated(title, language)}</Link>
              <p className="text-caption">{translated(text, language)}</p>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <div>
          <ButtonLink to={`/modules/${moduleId}/home/reasons/new`} size="sm" variant="quiet">
            {t('modules.newReason')}
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}
