import { useText } from '@errand/client/i18n.tsx';
import type { Attribute } from '@errand/contract/console/item-fields';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { Trash2 } from 'lucide-react';
import { NameFields } from '#blocks/form/name-fields.tsx';
import '../item-controls.css';

type Options = Attribute['options'];

/** The options of an attribute, in both languages. */
export function OptionsFields({
  options,
  onChange,
}: {
  options: Options;
  onChange: (options: Options) => void;
}) {
  const t = useText();
  return (
    <>
      {options.map((option, index) => (
        <div
          key={index}
          className="item-option-names"
          role="group"
          aria-label={t('catalog.option', { number: index + 1 })}
        >
          <NameFields
            of={t('catalog.option', { number: index + 1 })}
            name={option}
            onChange={(next) => onChange(options.with(index, next))}
          />
          <IconButton
            label={t('catalog.removeOption', { number: index + 1 })}
            small
            disabled={options.length === 1}
            onClick={() => onChange(options.toSpliced(index, 1))}
          >
            <Trash2 size={17} />
          </IconButton>
        </div>
      ))}
      <Button variant="quiet" size="sm" onClick={() => onChange([...options, { en: '' }])}>
        {t('catalog.addOption')}
      </Button>
    </>
  );
}
