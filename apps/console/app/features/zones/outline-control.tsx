import { useText } from '@errand/client/i18n.tsx';
import type { Point } from '@errand/domain/location';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { StreetMap } from '@errand/ui/map/index.ts';
import { useEffect, useRef, useState } from 'react';
import type { ControlProps } from '#blocks/form/form-types.ts';
import { type Drawing, drawOutline } from './draw-outline.ts';
import { cornersText, type Outline, parseCorners, ringOf } from './outline.ts';
import './outline-control.css';

type Props = ControlProps & {
  /** Outlines of other zones, for orientation. */
  others: readonly Outline[];
  /** The initial center of the map if there is no outline. */
  start: Point | null;
};

/** An outline that is drawn on a map, or typed corner by corner. */
export function OutlineControl({ label, value, onChange, error, others, start }: Props) {
  const t = useText();
  const outline = (value ?? []) as Outline;
  const [camera] = useState(outline.length > 0 ? outline : others.flat());
  const [typing, setTyping] = useState<string | null>(null);
  const drawing = useRef<Drawing | null>(null);
  const latest = useRef({ outline, onChange });
  useEffect(() => {
    latest.current = { outline, onChange };
  });
  /** The outline that the drawing shows, so that its own change is not drawn again. */
  const shown = useRef('');

  const key = JSON.stringify(outline);
  useEffect(() => {
    if (key === shown.current || !drawing.current) return;
    shown.current = key;
    drawing.current.show(JSON.parse(key) as Outline);
  }, [key]);

  function begin(map: Parameters<typeof drawOutline>[0]): () => void {
    let ended = false;
    const begun = drawOutline(map, (drawn) => {
      shown.current = JSON.stringify(drawn);
      latest.current.onChange(drawn);
    }).then((ready) => {
      if (ended) return ready.stop();
      drawing.current = ready;
      shown.current = JSON.stringify(latest.current.outline);
      return ready.show(latest.current.outline);
    });
    begun.catch((cause: unknown) => console.warn('drawing', cause));
    return () => {
      ended = true;
      drawing.current?.stop();
      drawing.current = null;
    };
  }

  const parsed = typing === null ? null : parseCorners(typing);
  const wrong =
    parsed && 'wrongLine' in parsed ? t('zones.cornersWrong', { line: parsed.wrongLine }) : undefined;

  return (
    <fieldset className="outline-control">
      <legend className="sr-only">{label}</legend>
      <p className="field-help">{t('zones.outlineText')}</p>
      <div className="outline-control-map" data-bad={error ? true : undefined}>
        <StreetMap
          label={t('zones.map')}
          {...(camera.length > 0
            ? { fit: ringOf(camera) }
            : { center: start ?? undefined, zoom: start ? 11 : 1 })}
          lines={others.map((other, index) => ({
            id: `other-${index}`,
            look: 'outline',
            points: ringOf(other),
          }))}
          onReady={begin}
        />
      </div>
      {error && <GroupError>{error}</GroupError>}
      <Button size="sm" variant="quiet" onClick={() => onChange([])}>
        {t('zones.drawAgain')}
      </Button>
      <TextArea
        label={t('zones.corners')}
        help={t('zones.cornersHelp')}
        error={wrong}
        rows={6}
        dir="ltr"
        value={typing ?? cornersText(outline)}
        onChange={({ target }) => setTyping(target.value)}
        onBlur={() => {
          if (!parsed || 'wrongLine' in parsed) return;
          onChange(parsed.outline);
          setTyping(null);
        }}
      />
    </fieldset>
  );
}
