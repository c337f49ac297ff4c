import { useText } from '@errand/client/i18n.tsx';
import { Minus, Plus } from 'lucide-react';
import { MAX_ZOOM, MIN_ZOOM } from './map-zoom.ts';
import './map-zoom-buttons.css';

/** Zoom buttons; each is disabled at its limit. */
export function MapZoomButtons(props: { zoom: number; onIn: () => void; onOut: () => void }) {
  const t = useText();
  return (
    <div className="map-zoom-buttons">
      <button
        type="button"
        aria-label={t('ui.zoomIn')}
        disabled={props.zoom >= MAX_ZOOM}
        onClick={props.onIn}
      >
        <Plus className="icon-bold" size={20} />
      </button>
      <button
        type="button"
        aria-label={t('ui.zoomOut')}
        disabled={props.zoom <= MIN_ZOOM}
        onClick={props.onOut}
      >
        <Minus className="icon-bold" size={20} />
      </button>
    </div>
  );
}
