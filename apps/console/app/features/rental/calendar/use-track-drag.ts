import { type PointerEvent, useRef } from 'react';
import type { Span } from './closure-span.ts';

/** Pixels below which a pointer has clicked. */
const CLICK_PX = 4;

type Drag = { pointerId: number; x: number; atMs: number; isMoved: boolean };

export type DragHandlers = {
  /** Both receive the instants where the pointer went down and where it is. */
  onMove: (fromMs: number, toMs: number) => void;
  onEnd: (fromMs: number, toMs: number) => void;
  onCancel: () => void;
};

/**
 * Follows a pointer along a track that shows a time window, in both directions of text. `wasDragged` tells a click handler
 * that the pointer has moved.
 */
export function useTrackDrag(window: Span, { onMove, onEnd, onCancel }: DragHandlers) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  function instantOf(event: PointerEvent): number {
    const track = (event.currentTarget as HTMLElement).closest<HTMLElement>('.fleet-track');
    const { left = 0, width = 1 } = track?.getBoundingClientRect() ?? {};
    const share = (event.clientX - left) / width;
    const isRtl = document.documentElement.dir === 'rtl';
    return window.from + (isRtl ? 1 - share : share) * (window.to - window.from);
  }

  return {
    wasDragged: () => dragged.current,
    start: (event: PointerEvent): void => {
      dragged.current = false;
      if (event.button !== 0) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      drag.current = { pointerId: event.pointerId, x: event.clientX, atMs: instantOf(event), isMoved: false };
    },
    move: (event: PointerEvent): void => {
      const { current } = drag;
      if (current?.pointerId !== event.pointerId) return;
      current.isMoved ||= Math.abs(event.clientX - current.x) >= CLICK_PX;
      if (current.isMoved) onMove(current.atMs, instantOf(event));
    },
    end: (event: PointerEvent): void => {
      const { current } = drag;
      drag.current = null;
      if (current?.pointerId !== event.pointerId || !current.isMoved) return;
      dragged.current = true;
      onEnd(current.atMs, instantOf(event));
    },
    cancel: (): void => {
      drag.current = null;
      onCancel();
    },
  };
}
