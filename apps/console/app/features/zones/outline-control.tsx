import { useText } from '@errand/client/i18n.tsx';
import { searchPlaces } from '@errand/contract/console/zones';
import type { Point } from '@errand/domain/location';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { StreetMap } from '@errand/ui/map/index.ts';
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ControlProps } from '#blocks/form/form-types.ts';
import { useMayCall } from '#platform/session.ts';
import { type Drawing, drawOutline } from './draw-outline.ts';
import { cornersText, type Outline, type ParsedOutline, parseCorners, ringOf } from './outline.ts';
import { PlaceFinder } from './place-finder.tsx';
import './outline-control.css';

type Props = ControlProps & {
  /** Other outlines, for orientation. */
  others: readonly Outline[];
  /** The initial center of the map if there is no outline. */
  start: Point | null;
};

/** What the map shows: all of an outline, or the surroundings of a place. A new key moves it there again. */
type View = { outline: Outline; place: Point | null; key: number };

const PLACE_ZOOM = 15;

/** An outline that is drawn on a map, typed corner by corner, or taken from GeoJSON that is pasted or dropped. */
export function OutlineControl({ label, value, onChange, error, others, start }: Props) {
  const t = useText();
  const mayCall = useMayCall();
  const outline = (value ?? []) as Outline;
  const [view, setView] = useState<View>(() => ({
    outline: outline.length > 0 ? outline : others.flat(),
    place: null,
    key: 0,
  }));
  const [typing, setTyping] = useState<string | null>(null);
  const begin = useDrawing(outline, onChange);
  const parsed = typing === null ? null : parseCorners(typing);
  const go = (outlineShown: Outline, place: Point | null) =>
    setView(({ key }) => ({ outline: outlineShown, place, key: key + 1 }));

  /** Shows an outline that was typed, pasted or read from a file. What is wrong stays in the field. */
  function take(text: string): void {
    const read = parseCorners(text);
    if (!('outline' in read)) return setTyping(text);
    setTyping(null);
    onChange(read.outline);
    if (read.outline.length > 0) go(read.outline, null);
  }

  const dropArea = useDroppedFile((file) => void file.text().then(take));

  return (
    <fieldset className="outline-control" ref={dropArea}>
      <legend className="sr-only">{label}</legend>
      <p className="field-help">{t('zones.outlineText')}</p>
      {mayCall(searchPlaces) && <PlaceFinder near={nearOf(view, start)} onFound={(place) => go([], place)} />}
      <div className="outline-control-map" data-bad={error ? true : undefined}>
        <StreetMap
          label={t('zones.map')}
          {...cameraOf(view, start)}
          cameraKey={view.key}
          lines={others.map((other, index) => ({
            id: `other-${index}`,
            look: 'outline',
            points: ringOf(other),
          }))}
          onReady={begin}
        />
      </div>
      {error && <GroupError>{error}</GroupError>}
      <div className="form-buttons">
        <Button size="sm" variant="quiet" onClick={() => onChange([])}>
          {t('zones.drawAgain')}
        </Button>
        <label className="button quiet sm outline-control-file">
          <FileUp className="icon" size={16} />
          {t('zones.geoJsonFile')}
          <input
            type="file"
            className="sr-only"
            accept=".geojson,.json,application/geo+json,application/json"
            onChange={({ target }) => {
              void target.files?.[0]?.text().then(take);
              // Lets the same file be chosen again.
              target.value = '';
            }}
          />
        </label>
      </div>
      <TextArea
        label={t('zones.corners')}
        help={t('zones.cornersHelp')}
        error={parsed ? faultText(parsed, t) : undefined}
        rows={6}
        dir="ltr"
        value={typing ?? cornersText(outline)}
        onChange={({ target }) => setTyping(target.value)}
        onBlur={() => typing !== null && take(typing)}
      />
    </fieldset>
  );
}

/** Receives a file that is dropped on the element of the returned ref. The button beside it chooses one by keyboard. */
function useDroppedFile(onFile: (file: File) => void) {
  const area = useRef<HTMLFieldSetElement>(null);
  const receive = useEffectEvent(onFile);
  useEffect(() => {
    const element = area.current;
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      receive(file);
    };
    element?.addEventListener('dragover', allow);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragover', allow);
      element?.removeEventListener('drop', drop);
    };
  }, []);
  return area;
}

function cameraOf({ outline, place }: View, start: Point | null) {
  if (outline.length > 0) return { fit: ringOf(outline) };
  if (place) return { center: place, zoom: PLACE_ZOOM };
  return { center: start ?? undefined, zoom: start ? 11 : 1 };
}

/** Where places are searched first. */
function nearOf({ outline, place }: View, start: Point | null): Point {
  return place ?? ringOf(outline)[0] ?? start ?? { latitude: 0, longitude: 0 };
}

function faultText(parsed: ParsedOutline, t: ReturnType<typeof useText>): string | undefined {
  if ('wrongLine' in parsed) return t('zones.cornersWrong', { line: parsed.wrongLine });
  return 'fault' in parsed ? t(`zones.geoJson.${parsed.fault}`) : undefined;
}

/** Keeps the drawing on the map and the value of the form the same. Returns what begins on the map that is ready. */
function useDrawing(outline: Outline, onChange: (outline: Outline) => void) {
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

  return function begin(map: Parameters<typeof drawOutline>[0]): () => void {
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
  };
}
