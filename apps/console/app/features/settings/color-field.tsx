import { type Translate, useText } from '@errand/client/i18n.tsx';
import { accentShades, isColor, THEME_SURFACES, THEMES, type Theme } from '@errand/domain/brand';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import './color-field.css';

type ColorFieldProps = {
  label: string;
  /** Empty for the product's own color. */
  value: string;
  onChange: (value: string) => void;
  error: string | null;
};

/** The field of an accent color, with what the shop makes of it in both themes. */
export function ColorField({ label, value, onChange, error }: ColorFieldProps) {
  const t = useText();
  return (
    <div className="color-field">
      <TextField
        label={label}
        error={error}
        help={t('settings.color.help')}
        autoFocus
        dir="ltr"
        maxLength={7}
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
        start={
          <span className="color-field-picker">
            <input
              type="color"
              aria-label={t('settings.color.pick')}
              value={isColor(value) ? value.toLowerCase() : THEME_SURFACES.light.ink}
              onChange={({ target }) => onChange(target.value)}
            />
          </span>
        }
      />
      {isColor(value) && (
        <div className="color-field-previews">
          {THEMES.map((theme) => (
            <Preview key={theme} color={value.toLowerCase()} theme={theme} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The accent on a page of one theme, whatever theme the console has. */
function Preview({ color, theme }: { color: string; theme: Theme }) {
  const t = useText();
  const { page, sunken, ink } = THEME_SURFACES[theme];
  const shades = accentShades(color, theme);
  return (
    <figure>
      <figcaption>
        <b>{t(`settings.color.${theme}`)}</b> {noteOf(color, shades.accent, theme, t)}
      </figcaption>
      <div aria-hidden="true" className="color-field-page" style={{ background: page, color: ink }}>
        <span style={{ color: shades.accent }}>{t('settings.color.link')}</span>
        <span style={{ background: shades.accent, color: shades.onAccent }}>
          {t('settings.color.button')}
        </span>
        <span style={{ background: shades.soft, color: shades.onSoft }}>{t('settings.color.tag')}</span>
        <span style={{ background: shades.banner, color: shades.onBanner }}>
          {t('settings.color.banner')}
        </span>
        <span style={{ background: sunken, boxShadow: `inset 0 0 0 2px ${shades.accent}` }}>
          {t('settings.color.field')}
        </span>
      </div>
    </figure>
  );
}

/** Why the theme uses another color than the chosen one. */
function noteOf(color: string, used: string, theme: Theme, t: Translate): string {
  if (used === color) return t('settings.color.exact');
  const values = { color: isolate(color), used: isolate(used) };
  return t(theme === 'light' ? 'settings.color.tooLight' : 'settings.color.tooDark', values);
}
