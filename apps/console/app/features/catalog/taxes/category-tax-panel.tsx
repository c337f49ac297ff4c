import { useText } from '@errand/client/i18n.tsx';
import { setCategoryTaxClass } from '@errand/contract/console/catalog/tax-classes';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useMayCall } from '#platform/session.ts';
import { ChoiceControl } from '../item-controls.tsx';
import { useTaxChoices } from './use-tax-choices.ts';

/** The tax class of the items of a category. */
export function CategoryTaxPanel(props: {
  category: { id: number; tax_class: { id: number } | null; version: string };
}) {
  const { id, tax_class: own, version } = props.category;
  const t = useText();
  const mayCall = useMayCall();
  const choices = useTaxChoices();
  if (!choices || !mayCall(setCategoryTaxClass)) return null;
  return (
    <Panel title={t('catalog.tax')} text={t('catalog.taxText.category')}>
      <Form
        endpoint={setCategoryTaxClass}
        params={{ id }}
        hidden={{ version }}
        values={{ tax_class_id: own?.id ?? null }}
        fields={{
          tax_class_id: {
            label: t('catalog.tax_class'),
            control: (control) => (
              <ChoiceControl
                {...control}
                options={choices}
                none={t('catalog.taxFromAbove')}
                onChange={(value) => control.onChange(value ?? null)}
              />
            ),
            show: (value) => choices.find((one) => one.id === value)?.name ?? t('catalog.taxFromAbove'),
          },
        }}
        done={t('catalog.saved')}
      />
    </Panel>
  );
}
