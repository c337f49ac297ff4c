import { useText } from '@errand/client/i18n.tsx';
import { useLanguageName } from '@errand/client/language-name.ts';
import type { ItemPicture } from '@errand/contract/console/item-fields';
import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  LANGUAGE_CODES,
  type LooseTranslations,
  textsOf,
  withoutEmpty,
} from '@errand/domain/language';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LanguageFields } from '#blocks/form/language-fields.tsx';

/** A picture with its position, its description in all languages if it has one, and its buttons. */
export function PictureRow(props: {
  picture: ItemPicture;
  number: number;
  count: number;
  isDragged: boolean;
  onDragStart: () => void;
  onDragOver: () => void;
  onDrop: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onDescribe?: (alt: ItemPicture['alt']) => void;
}) {
  const { picture, number, count, isDragged, onMove, onRemove, onDescribe } = props;
  const t = useText();
  return (
    <li>
      <div
        className={cx('item-picture', isDragged && 'dragged')}
        onDragOver={(event) => {
          event.preventDefault();
          props.onDragOver();
        }}
        onDrop={(event) => event.preventDefault()}
      >
        <span
          className="item-picture-handle"
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', picture.key);
            props.onDragStart();
          }}
          onDragEnd={props.onDrop}
        >
          <GripVertical className="icon" size={18} />
          <img
            src={picture.url}
            alt={t('catalog.picture', { number })}
            width={72}
            height={72}
            draggable={false}
          />
          {number === 1 && <span className="tag">{t('catalog.mainPicture')}</span>}
        </span>
        {onDescribe && <AltFields alt={picture.alt} number={number} onDescribe={onDescribe} />}
        <span className="item-picture-buttons">
          <IconButton
            label={t('catalog.pictureUp', { number })}
            small
            disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={17} />
          </IconButton>
          <IconButton
            label={t('catalog.pictureDown', { number })}
            small
            disabled={number === count}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={17} />
          </IconButton>
          <IconButton label={t('catalog.removePicture', { number })} small onClick={onRemove}>
            <Trash2 size={17} />
          </IconButton>
        </span>
      </div>
    </li>
  );
}

/** The description of a picture. It is saved when a field loses focus, or by Enter. */
function AltFields(props: {
  alt: ItemPicture['alt'];
  number: number;
  onDescribe: (alt: ItemPicture['alt']) => void;
}) {
  const { alt, number, onDescribe } = props;
  const t = useText();
  const nameOf = useLanguageName();
  const [edited, setEdited] = useState<LooseTranslations | null>(null);

  /** Without a text in the default language the first other one counts as that. */
  function save(): void {
    if (!edited) return;
    setEdited(null);
    const trimmed = inEachLanguage((language) => edited[language]?.trim());
    const [first = ''] = textsOf(trimmed).filter(Boolean);
    const texts = withoutEmpty({ ...trimmed, [DEFAULT_LANGUAGE]: first });
    if (LANGUAGE_CODES.every((language) => (texts[language] ?? '') === (alt?.[language] ?? ''))) return;
    onDescribe(first === '' ? null : texts);
  }

  return (
    <div className="item-picture-texts" role="group" aria-label={t('catalog.pictureShows', { number })}>
      <LanguageFields
        texts={edited ?? alt ?? {}}
        onChange={setEdited}
        fieldOf={(language) => ({
          label: t('catalog.showsIn', { language: nameOf(language) }),
          maxLength: 200,
          onBlur: save,
          onKeyDown: ({ key }) => key === 'Enter' && save(),
        })}
      />
    </div>
  );
}
