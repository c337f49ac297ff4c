import { useText } from '@errand/client/i18n.tsx';
import {
  getWhatsAppTemplates,
  setWhatsAppTemplates,
  testWhatsAppTemplate,
} from '@errand/contract/console/messages/whatsapp-templates';
import { Note } from '@errand/ui/note.tsx';
import { Form } from '#blocks/form/index.ts';
import { rowCount } from '#blocks/form/rows-control.tsx';
import { Page, Panel } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import { TemplateTest } from '../whatsapp/template-test.tsx';
import { TemplatesControl } from '../whatsapp/templates-control.tsx';

/** The approved templates by which WhatsApp tells of events. */
export default function WhatsAppScreen() {
  const t = useText();
  const mayCall = useMayCall();
  const { version, is_on: isOn, templates, ...read } = useRead('settings', getWhatsAppTemplates, {});
  const events = read.events.map(({ event, title, to }) => ({
    event,
    title: to === 'receiver' ? t('settings.whatsapp.toReceiver', { title }) : title,
  }));
  return (
    <Page
      title={t('settings.whatsapp')}
      text={t('settings.whatsapp.text')}
      back={{ to: '/settings', label: t('settings.title') }}
      narrow
    >
      {!isOn && <Note tone="warn" text={t('settings.whatsapp.off')} />}
      <Panel>
        <Form
          endpoint={setWhatsAppTemplates}
          hidden={{ version }}
          values={{ templates }}
          fields={{
            templates: {
              label: t('settings.whatsapp.templates'),
              control: (props) => <TemplatesControl {...props} events={events} />,
              show: rowCount,
            },
          }}
          done={t('settings.whatsapp.saved')}
        />
      </Panel>
      {isOn && templates.length > 0 && mayCall(testWhatsAppTemplate) && (
        <TemplateTest events={events.filter(({ event }) => templates.some((row) => row.event === event))} />
      )}
    </Page>
  );
}
