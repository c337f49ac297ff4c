import { useText } from '@errand/client/i18n.tsx';
import type { ItemPicture } from '@errand/contract/console/item-fields';
import type { LanguageCode } from '@errand/domain/language';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';

/** A picture with its position, its description in both languages, and its buttons. */
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
  onDescribe: (alt: ItemPicture['alt']) => void;
}) {
  const { picture, number, count, isDragged, onMove, onRemove } = props;
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
        <AltFields alt={picture.alt} number={number} onDescribe={props.onDescribe} />
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
  const [edited, setEdited] = useState<{ en: string; ar: string } | null>(null);
  const { en, ar } = edited ?? { en: alt?.en ?? '', ar: alt?.ar ?? '' };

  function save(): void {
    if (!edited) return;
    setEdited(null);
    const [english, arabic] = [en.trim() || ar.trim(), ar.trim()];
    if (english === (alt?.en ?? '') && arabic === (alt?.ar ?? '')) return;
    onDescribe(english === '' ? null : { en: english, ...(arabic && { ar: arabic }) });
  }

  const field = (language: LanguageCode, label: string) => (
    <TextField
      label={label}
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      maxLength={200}
      value={language === 'en' ? en : ar}
      onChange={({ target }) => setEdited({ en, ar, [language]: target.value })}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  );
  return (
    <div className="item-picture-texts" role="group" aria-label={t('catalog.pictureShows', { number })}>
      {field('en', t('catalog.showsEnglish'))}
      {field('ar', t('catalog.showsArabic'))}
    </div>
  );
}
