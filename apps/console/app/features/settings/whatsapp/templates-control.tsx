import { useText } from '@errand/client/i18n.tsx';
import type {
  WhatsAppTemplateRow,
  WhatsAppTemplates,
} from '@errand/contract/console/messages/whatsapp-templates';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import type { ControlProps } from '#blocks/form/index.ts';
import { RowsControl } from '#blocks/form/rows-control.tsx';

type Events = Pick<WhatsAppTemplates['events'][number], 'event' | 'title'>[];

/** The templates, one for each event. */
export function TemplatesControl({
  label,
  value,
  onChange,
  error,
  events,
}: ControlProps & { events: Events }) {
  const t = useText();
  const rows = (value ?? []) as WhatsAppTemplateRow[];
  const free = events.filter(({ event }) => rows.every((row) => row.event !== event));
  return (
    <RowsControl
      label={label}
      error={error}
      rows={rows}
      onChange={onChange}
      empty={{ event: free[0]?.event ?? '', name: '', languages: [], has_button: true }}
      most={events.length}
      texts={{
        row: (number) => t('settings.whatsapp.row', { number }),
        add: t('settings.whatsapp.add'),
        remove: (number) => t('settings.whatsapp.remove', { number }),
      }}
    >
      {(row, change, title) => (
        <>
          <SelectField
            label={t('settings.whatsapp.event')}
            value={row.event}
            onChange={({ target }) => change({ ...row, event: target.value })}
          >
            {events
              .filter(({ event }) => event === row.event || free.some((one) => one.event === event))
              .map(({ event, title: name }) => (
                <option key={event} value={event}>
                  {name}
                </option>
              ))}
          </SelectField>
          <TextField
            label={t('settings.whatsapp.name')}
            dir="ltr"
            maxLength={512}
            placeholder="order_delivered"
            value={row.name}
            onChange={({ target }) => change({ ...row, name: target.value })}
          />
          <TextField
            label={t('settings.whatsapp.languages')}
            help={t('settings.whatsapp.languagesHelp')}
            dir="ltr"
            placeholder="en_US, ar"
            defaultValue={row.languages.join(', ')}
            onChange={({ target }) => change({ ...row, languages: codesOf(target.value) })}
          />
          <CheckRow
            name={`${title}-button`}
            checked={row.has_button}
            onChange={(has_button) => change({ ...row, has_button })}
          >
            {t('settings.whatsapp.button')}
          </CheckRow>
        </>
      )}
    </RowsControl>
  );
}

function codesOf(text: string): string[] {
  return text.split(/[\s,،]+/).filter(Boolean);
}
