import type { Point } from '@errand/domain/location';
import { Minus, Plus } from 'lucide-react';
import type { Map as MapLibreMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage, useText } from '#platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { loadMapLibre } from './load-maplibre.ts';
import { drawLines, type MapLine } from './map-lines.ts';
import './street-map.css';

/** The specification's limits (000 §9). */
const MIN_ZOOM = 1;
const MAX_ZOOM = 21;

export type MapMarker = { id: string; point: Point; content: ReactNode };

export type StreetMapProps = {
  /** What the map shows, for those who do not see it. */
  label: string;
  /** The camera shows all of these; or stands at `center` with `zoom`. */
  fit?: Point[];
  center?: Point;
  zoom?: number;
  /** Changed, it sends the camera back to `center` or `fit`, also where those are as before. */
  cameraKey?: string | number;
  /** `panel`: keeps the start side free for a panel on wide screens. */
  padding?: 'none' | 'panel';
  lines?: MapLine[];
  markers?: MapMarker[];
  /** Told the middle of the map whenever it has come to rest after being moved by hand. */
  onMove?: (center: Point) => void;
  /** Told while it moves, for the lifted pin. */
  onMoving?: (moving: boolean) => void;
  className?: string;
  /** Further controls, above the zoom buttons. */
  controls?: ReactNode;
  /** Stands over the map: a centre pin, a search field. */
  children?: ReactNode;
};

/** The street map with the product's own zoom buttons, in the page's language and theme. Loads when it is shown. */
export function StreetMap(props: StreetMapProps) {
  const { lines = [], markers = [], padding = 'none', className, controls, children } = props;
  const t = useText();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [zoom, setZoom] = useState(props.zoom ?? 14);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    let made: MapLibreMap | null = null;
    let gone = false;
    const theme = new MutationObserver(() => made?.setStyle(styleUrl(language), { diff: false }));
    loadMapLibre()
      .then(({ Map: MapLibre }) => {
        if (gone || !box.current) return;
        const { center, fit, zoom: start } = latest.current;
        const middle = center ?? fit?.[0] ?? { latitude: 0, longitude: 0 };
        made = new MapLibre({
          container: box.current,
          style: styleUrl(language),
          center: [middle.longitude, middle.latitude],
          zoom: start ?? 14,
          minZoom: MIN_ZOOM,
          maxZoom: MAX_ZOOM,
          attributionControl: false,
          dragRotate: false,
          pitchWithRotate: false,
          touchPitch: false,
        });
        made.touchZoomRotate.disableRotation();
        made.getCanvas().setAttribute('aria-label', latest.current.label);
        made.on('load', () => !gone && setMap(made));
        made.on('zoomend', () => setZoom(made?.getZoom() ?? 14));
        made.on('movestart', (event) => event.originalEvent && latest.current.onMoving?.(true));
        made.on('moveend', () => {
          latest.current.onMoving?.(false);
          const at = made?.getCenter();
          if (at) latest.current.onMove?.({ latitude: at.lat, longitude: at.lng });
        });
        theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
      theme.disconnect();
      made?.remove();
      setMap(null);
    };
  }, [language]);

  const fitKey = JSON.stringify([props.fit ?? [], props.center ?? null, padding, props.cameraKey ?? 0]);
  useEffect(() => {
    if (map) moveCamera(map, latest.current);
  }, [map, fitKey]);

  const linesKey = JSON.stringify(lines);
  useEffect(() => {
    if (!map || !box.current) return;
    const draw = () => box.current && drawLines(map, latest.current.lines ?? [], box.current);
    // While a theme's style is still coming there is nothing to draw on yet: it draws when it is there.
    if (map.style?._loaded) draw();
    map.on('style.load', draw);
    return () => {
      map.off('style.load', draw);
    };
  }, [map, linesKey]);

  return (
    <div className={cx('smap', className)}>
      <div className="smap-canvas" ref={box} />
      {map && markers.map((marker) => <MarkerAt key={marker.id} map={map} marker={marker} />)}
      {failed && (
        <p className="smap-failed note" role="status">
          {t('ui.mapFailed')}
        </p>
      )}
      {children}
      <div className="smap-controls">
        {controls}
        <div className="zoom">
          <button
            type="button"
            aria-label={t('ui.zoomIn')}
            disabled={zoom >= MAX_ZOOM}
            onClick={() => map?.zoomIn()}
          >
            <Plus size={20} strokeWidth={2} aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t('ui.zoomOut')}
            disabled={zoom <= MIN_ZOOM}
            onClick={() => map?.zoomOut()}
          >
            <Minus size={20} strokeWidth={2} aria-hidden="true" />
          </button>
        </div>
      </div>
    </div>
  );
}

/** React content at a place of the map. It glides when its point changes. */
function MarkerAt({ map, marker }: { map: MapLibreMap; marker: MapMarker }) {
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.className = 'smap-marker';
    return made;
  });
  const placed = useRef<Marker | null>(null);
  const { latitude, longitude } = marker.point;

  useEffect(() => {
    let gone = false;
    void loadMapLibre().then(({ Marker: MapMarkerClass }) => {
      if (gone) return;
      placed.current = new MapMarkerClass({ element, anchor: 'center' })
        .setLngLat([longitude, latitude])
        .addTo(map);
    });
    return () => {
      gone = true;
      placed.current?.remove();
      placed.current = null;
    };
    // The first place only: later ones move the marker that is there.
  }, [map, element]);

  useEffect(() => {
    placed.current?.setLngLat([longitude, latitude]);
  }, [latitude, longitude]);

  return createPortal(marker.content, element);
}

function moveCamera(map: MapLibreMap, { fit, center, zoom, padding }: StreetMapProps): void {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!fit || fit.length === 0) {
    if (center) map.jumpTo({ center: [center.longitude, center.latitude], zoom: zoom ?? map.getZoom() });
    return;
  }
  const longitudes = fit.map((point) => point.longitude);
  const latitudes = fit.map((point) => point.latitude);
  const wide = padding === 'panel' && map.getContainer().clientWidth > 900;
  const panel = Math.max(32, (map.getContainer().clientWidth - 1200) / 2) + 424;
  const rtl = document.documentElement.dir === 'rtl';
  map.fitBounds(
    [
      [Math.min(...longitudes), Math.min(...latitudes)],
      [Math.max(...longitudes), Math.max(...latitudes)],
    ],
    {
      padding: {
        top: 80,
        bottom: 80,
        left: wide && !rtl ? panel + 70 : 70,
        right: wide && rtl ? panel + 70 : 70,
      },
      maxZoom: 16,
      animate,
    },
  );
}

function styleUrl(language: string): string {
  const chosen = document.documentElement.dataset.theme;
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return `/map/style.json?theme=${dark ? 'dark' : 'light'}&language=${language}`;
}
