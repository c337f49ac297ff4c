import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { chosenOptions, isOptionSoldOut } from './choices.ts';
import { ProblemLine } from './problem-line.tsx';
import type { ItemOrder } from './use-item-order.ts';
import './choice-buttons.css';

/** The choices of goods as buttons. Sold-out combinations stay selectable, so that the reason is shown. */
export function ChoiceButtons({ order }: { order: ItemOrder }) {
  const { item, priced, selection, formId } = order;
  if (item.choice_options.length === 0 || priced.variations.length === 0) return null;
  const chosen = chosenOptions(item, priced, selection);
  const problem = order.problem?.index === 0 ? order.problem.text : null;
  return (
    <div className="choice-buttons" id={`${formId}-0`}>
      {item.choice_options.map((choice, index) => (
        <fieldset
          key={choice.name}
          className="choice-buttons-group"
          role="radiogroup"
          aria-invalid={problem ? true : undefined}
        >
          <legend className="text-label">
            {choice.title} <span className="text-faint">{chosen[index]}</span>
          </legend>
          <div className="choice-buttons-list">
            {choice.options.map((option) => (
              <OptionPill
                key={option}
                name={`${formId}-${choice.name}`}
                option={option}
                on={chosen[index] === option}
                error={problem ? `${formId}-problem` : undefined}
                soldOut={isOptionSoldOut(priced, chosen, index, option)}
                onChoose={() => order.chooseOption(index, option)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <ProblemLine id={`${formId}-problem`} text={problem} />
    </div>
  );
}

function OptionPill(props: {
  name: string;
  option: string;
  on: boolean;
  /** The id of the problem's text. */
  error: string | undefined;
  soldOut: boolean;
  onChoose: () => void;
}) {
  const { name, option, on, error, soldOut, onChoose } = props;
  const t = useText();
  const color = colorOf(option);
  return (
    <label className={cx('choice-button', on && 'on', soldOut && 'off')}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        checked={on}
        aria-describedby={error}
        onChange={onChoose}
      />
      {color && (
        <i
          className="choice-button-color"
          style={{ '--dot': color } as React.CSSProperties}
          aria-hidden="true"
        />
      )}
      <span>{option}</span>
      {soldOut && <span className="sr-only">{t('catalog.outOfStock')}</span>}
    </label>
  );
}

/** Colors of option names, in both languages; other names have no swatch. */
const COLORS: [english: string, arabic: string, colour: string][] = [
  ['Rose', 'وردي', '#e86ba0'],
  ['Blue', 'أزرق', '#2f6fd6'],
  ['Green', 'أخضر', '#3c9a53'],
  ['Brown', 'بني', '#8a5a36'],
  ['Sand', 'رملي', '#dcc7a1'],
  ['Black', 'أسود', '#26231f'],
  ['White', 'أبيض', '#ffffff'],
  ['Navy', 'كحلي', '#22345f'],
  ['Olive', 'زيتي', '#7b7f3a'],
  ['Cream', 'عاجي', '#f6ecd6'],
  ['Grey', 'رمادي', '#8f8c88'],
  ['Red', 'أحمر', '#cf2f35'],
  ['Lilac', 'ليلكي', '#b79ae0'],
  ['Yellow', 'أصفر', '#f2c53d'],
  ['Terracotta', 'آجرّي', '#c2633f'],
  ['Coral', 'مرجاني', '#f2806c'],
  ['Silver', 'فضي', '#c4c8cc'],
  ['Gold', 'ذهبي', '#cfa244'],
  ['Mustard', 'خردلي', '#c9982e'],
  ['Sky', 'سماوي', '#8cc4ee'],
  ['Plum', 'برقوقي', '#74385f'],
  ['Copper', 'نحاسي', '#b5673b'],
  ['Orange', 'برتقالي', '#ef8a34'],
  ['Turquoise', 'فيروزي', '#2fb3ac'],
];
const BY_WORD = new Map(
  COLORS.flatMap(([english, arabic, colour]) => [
    [english.toLowerCase(), colour],
    [arabic, colour],
  ]),
);

/** The color that an option names, else null. */
function colorOf(word: string): string | null {
  return BY_WORD.get(word.trim().toLowerCase()) ?? null;
}
