import { useText } from '@errand/client/i18n.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import type { ControlProps } from '#blocks/form/index.ts';
import './checks-control.css';

type Value = number | string;

/** Chooses any of a few options; none of them is no condition. */
export function ChecksControl(props: ControlProps & { options: readonly { value: Value; label: string }[] }) {
  const { label, value, onChange, error, options } = props;
  const t = useText();
  const chosen = (value ?? []) as Value[];
  return (
    <fieldset className="checks-control">
      <legend className="text-label">{label}</legend>
      <p className="field-help">{t('newsletter.noneIsAll')}</p>
      <div className="checks-control-options">
        {options.map((option) => (
          <CheckRow
            key={option.value}
            checked={chosen.includes(option.value)}
            onChange={(on) =>
              onChange(on ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
            }
          >
            <bdi>{option.label}</bdi>
          </CheckRow>
        ))}
      </div>
      {error && <GroupError>{error}</GroupError>}
    </fieldset>
  );
}
