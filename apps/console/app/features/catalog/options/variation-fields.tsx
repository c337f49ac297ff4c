import { useText } from '@errand/client/i18n.tsx';
import type { Combinations } from '@errand/contract/console/item-fields';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { PriceField } from '#blocks/form/price-field.tsx';
import { newVariation, typesOf, variationOf } from './combine.ts';
import '../item-controls.css';

type Variation = Combinations['variations'][number];

/** Every combination of the attributes: whether it is for sale, its price and its stock. */
export function VariationFields(props: {
  combinations: Combinations;
  /** The item's price, with which a new combination starts. */
  priceMinor: number;
  onChange: (combinations: Combinations) => void;
}) {
  const { combinations, priceMinor, onChange } = props;
  const { attributes, variations } = combinations;
  const t = useText();
  const types = attributes.length > 0 ? typesOf(attributes) : variations.map(({ type }) => type);
  if (!types) return <p className="text-meta">{t('catalog.tooManyCombinations')}</p>;
  function set(type: string, next: Variation | null): void {
    const all = (types ?? []).flatMap((one) => {
      const variation = one === type ? next : variationOf(variations, one);
      return variation ? [variation] : [];
    });
    onChange({ attributes, variations: all });
  }

  return types.map((type, index) => {
    const variation = variationOf(variations, type);
    return (
      <div key={index} className="item-variation" role="group" aria-label={type}>
        <CheckRow
          name={`variation-${index}`}
          checked={variation !== undefined}
          onChange={(checked) => set(type, checked ? newVariation(variations, type, priceMinor) : null)}
        >
          <bdi>{type}</bdi>
        </CheckRow>
        {variation && (
          <>
            <PriceField
              // A price that a new attribute has set replaces the typed one.
              key={String(attributes.length)}
              label={t('catalog.variationPrice', { name: type })}
              minor={variation.price_minor}
              onChange={(minor) => set(type, { ...variation, price_minor: minor })}
            />
            <TextField
              label={t('catalog.variationStock', { name: type })}
              type="number"
              min={0}
              dir="ltr"
              value={variation.stock}
              onChange={({ target }) =>
                set(type, { ...variation, stock: Math.max(0, Math.trunc(Number(target.value))) })
              }
            />
          </>
        )}
      </div>
    );
  });
}
