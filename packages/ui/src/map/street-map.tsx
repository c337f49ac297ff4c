import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { stayed } from '@errand/client/network/leaving.ts';
import { PLAIN_STYLE, type Point } from '@errand/domain/location';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { Skeleton } from '../lists/skeleton.tsx';
import { Announced } from '../live/announced.tsx';
import { makeMap, watchCenter } from './make-map.ts';
import { type Camera, easeToPoints, moveCamera } from './map-camera.ts';
import { drawLines, type MapLine } from './map-lines.ts';
import { type MapMarker, MarkerAt } from './map-marker.tsx';
import { styleUrl, watchTheme } from './map-theme.ts';
import { clampZoom, DEFAULT_ZOOM } from './map-zoom.ts';
import { MapZoomButtons } from './map-zoom-buttons.tsx';
import './street-map.css';

export type { MapMarker } from './map-marker.tsx';

export type StreetMapProps = Camera & {
  /** A description of the map for assistive technology. */
  label: string;
  /** A change moves the camera back to `center` or `fit`, even if those are unchanged. */
  cameraKey?: string | number | undefined;
  /** Zooms in on these points after the start, if they span only a small part of the map. */
  thenFit?: Point[] | undefined;
  lines?: MapLine[] | undefined;
  markers?: MapMarker[] | undefined;
  /** Called with the center whenever the map rests, also while a drag is held still. */
  onMove?: ((center: Point) => void) | undefined;
  /** Called when moving by hand starts and ends, to lift the pin. */
  onMoving?: ((moving: boolean) => void) | undefined;
  /**
   * Called when a style of the map has loaded, for tools that work on it: at first, and after a change of the theme. The returned
   * cleanup runs when the style or the map is removed.
   */
  onReady?: ((map: MapLibreMap) => () => void) | undefined;
  className?: string | undefined;
  /** Additional controls above the zoom buttons. */
  controls?: ReactNode;
  /** Rendered over the map: a center pin, a search field. */
  children?: ReactNode;
};

/**
 * A street map with custom zoom buttons, in the page's language and theme. Loaded on demand. `data-zoom` is the zoom
 * at rest, absent until the map is drawn.
 */
export function StreetMap(props: StreetMapProps) {
  const { lines = [], markers = [], padding = 'none', className, controls, children } = props;
  const t = useText();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isStyled, setStyled] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [failed, setFailed] = useState(false);
  const [plain, setPlain] = useState(false);
  const [zoom, setZoom] = useState(clampZoom(props.zoom ?? DEFAULT_ZOOM));
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let created: MapLibreMap | null = null;
    let unmounted = false;
    const unwatch = watchTheme(() => {
      setStyled(false);
      created?.setStyle(styleUrl(language), { diff: false });
    });
    async function start(element: HTMLElement): Promise<void> {
      const { label } = latest.current;
      const ready = await makeMap({ element, language, label, camera: latest.current });
      if (unmounted) return ready.remove();
      created = ready;
      // Lines and markers do not wait for the tiles, which take long on a slow network.
      ready.on('style.load', () => {
        if (unmounted) return;
        setMap(ready);
        setStyled(true);
      });
      ready.on('load', () => {
        if (unmounted) return;
        setFailed(false);
        setZoom(ready.getZoom());
        setPlain(isPlain(ready));
        setDrawn(true);
      });
      // Before the style has loaded, an error is fatal. Later errors, such as of a tile, leave the map usable.
      ready.on('error', () => void failWithoutStyle(ready));
      ready.on('zoomend', () => setZoom(ready.getZoom()));
      watchCenter(ready, () => latest.current);
    }
    async function failWithoutStyle(ready: MapLibreMap): Promise<void> {
      await stayed();
      if (!unmounted && !ready.isStyleLoaded()) setFailed(true);
    }
    if (box.current) start(box.current).catch(() => setFailed(true));
    return () => {
      unmounted = true;
      unwatch();
      created?.remove();
      setMap(null);
      setStyled(false);
      setDrawn(false);
    };
  }, [language]);

  useEffect(() => (map && isStyled ? latest.current.onReady?.(map) : undefined), [map, isStyled]);

  const fitKey = JSON.stringify([props.fit ?? [], props.center ?? null, padding, props.cameraKey ?? 0]);
  useEffect(() => {
    if (!map) return;
    moveCamera(map, latest.current);
    const { thenFit } = latest.current;
    return thenFit && thenFit.length > 0 ? easeToPoints(map, thenFit) : undefined;
  }, [map, fitKey]);

  const linesKey = JSON.stringify(lines);
  useEffect(() => {
    if (!map || !box.current) return;
    const draw = () => box.current && drawLines(map, latest.current.lines ?? [], box.current);
    // The style is undefined while it loads; `style.load` then draws the lines.
    if (map.getStyle()) draw();
    map.on('style.load', draw);
    return () => {
      map.off('style.load', draw);
    };
  }, [map, linesKey]);

  return (
    <div
      className={cx('street-map', className)}
      data-zoom={isDrawn ? Math.round(zoom * 100) / 100 : undefined}
    >
      {!isDrawn && !failed && <Skeleton className="street-map-skeleton" height="100%" radius="0" />}
      <div className="street-map-canvas" ref={box} />
      {map && markers.map((marker) => <MarkerAt key={marker.id} map={map} marker={marker} />)}
      {failed && (
        <Announced first className="street-map-failed note">
          {t('ui.mapFailed')}
        </Announced>
      )}
      {plain && <p className="street-map-plain">{t('ui.mapPlain')}</p>}
      {children}
      <div className="street-map-controls">
        {controls}
        <MapZoomButtons zoom={zoom} onIn={() => map?.zoomIn()} onOut={() => map?.zoomOut()} />
      </div>
    </div>
  );
}

/** Whether the style has no streets, because the deployment has no base map. */
function isPlain(map: MapLibreMap): boolean {
  const metadata: unknown = map.getStyle().metadata;
  return typeof metadata === 'object' && metadata !== null && PLAIN_STYLE in metadata;
}
