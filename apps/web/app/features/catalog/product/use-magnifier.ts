import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** The viewed point, in percent of the picture. */
export type Spot = { x: number; y: number };
const MIDDLE: Spot = { x: 50, y: 50 };
const STEP = 10;
const MOVES: Record<string, Spot> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/**
 * The magnifier of a picture: a mouse hovers, a tap opens it and a finger drags, Enter opens it and arrow keys move.
 * `last` is the last viewed point, null before the first: the large picture loads only then, and does not jump while
 * it fades out.
 */
export function useMagnifier() {
  const [spot, setSpot] = useState<Spot | null>(null);
  const [last, setLast] = useState<Spot | null>(null);

  function moveTo(next: Spot | null): void {
    const inside = next && { x: clamp(next.x), y: clamp(next.y) };
    setSpot(inside);
    if (inside) setLast(inside);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'mouse' || (spot && event.buttons > 0)) moveTo(spotOf(event));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const move = MOVES[event.key];
    if (event.key === 'Escape' && spot) {
      event.stopPropagation();
      moveTo(null);
    } else if (move && spot) {
      event.preventDefault();
      moveTo({ x: spot.x + move.x, y: spot.y + move.y });
    }
  }

  return {
    spot,
    last,
    close: () => setSpot(null),
    handlers: {
      onPointerMove,
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && moveTo(null),
      onKeyDown,
      onBlur: () => moveTo(null),
      /** A mouse magnifies by hovering, so its click is ignored. */
      onClick: (event: React.MouseEvent<HTMLElement>) => {
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
        if (pointerType === 'mouse') return;
        moveTo(spot ? null : pointerType ? spotOf(event) : MIDDLE);
      },
    },
  };
}

function spotOf(event: React.MouseEvent<HTMLElement>): Spot {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * 100,
    y: ((event.clientY - box.top) / box.height) * 100,
  };
}

function clamp(percent: number): number {
  return Math.max(0, Math.min(100, percent));
}
