import { useText } from '@errand/client/i18n.tsx';
import { DEFAULT_LANGUAGE, type Translations, textsOf } from '@errand/domain/language';
import { Button } from '@errand/ui/forms/button.tsx';
import { Alert } from '@errand/ui/live/announced.tsx';
import { useMoney } from '#platform/format.ts';
import type { Field, Values } from './form-types.ts';

/** The member's version beside the one that someone else saved meanwhile. */
export function Conflict(props: {
  fields: [string, Field][];
  current: Values;
  mine: Values;
  onKeepMine: () => Promise<void>;
  onTakeTheirs: () => void;
}) {
  const { fields, current, mine, onKeepMine, onTakeTheirs } = props;
  const t = useText();
  const money = useMoney();
  const textOf = (value: unknown, field: Field) => {
    if (typeof value === 'number' && field.control === 'money') return money(value);
    if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no');
    return shown(value, field);
  };
  const changed = fields.filter(([name]) => shown(current[name]) !== shown(mine[name]));
  return (
    <Alert as="div" className="form-conflict">
      <b className="text-title">{t('blocks.changedMeanwhile')}</b>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('blocks.field')}</th>
            <th scope="col">{t('blocks.theirs')}</th>
            <th scope="col">{t('blocks.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(([name, field]) => (
            <tr key={name}>
              <th scope="row">{field.label}</th>
              <td>{textOf(current[name], field)}</td>
              <td>{textOf(mine[name], field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="form-buttons">
        <Button size="sm" onClick={() => void onKeepMine()}>
          {t('blocks.keepMine')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
          {t('blocks.takeTheirs')}
        </Button>
      </div>
    </Alert>
  );
}

function shown(value: unknown, field?: Field): string {
  if (field?.show) return field.show(value);
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return field?.options?.[value] ?? value;
  if (isTranslated(value)) return textsOf(value).filter(Boolean).join(' / ');
  return JSON.stringify(value);
}

function isTranslated(value: unknown): value is Translations {
  return (
    typeof value === 'object' &&
    value !== null &&
    DEFAULT_LANGUAGE in value &&
    typeof value[DEFAULT_LANGUAGE] === 'string'
  );
}
