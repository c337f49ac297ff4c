import { House, Package } from 'lucide-react';
import './route-art.css';

/** A drawn piece of town with a route, in place of the map until there is a route to show. */
export function RouteArt() {
  return (
    <svg className="route-art" viewBox="0 0 396 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="route-art-sea" d="M396 132C352 150 340 190 300 214S236 262 228 300H396Z" />
      <path className="route-art-park" d="M44 48 96 38 108 84 56 94Z" />
      <g className="route-art-streets">
        <path d="M-10 26 410-40M-10 74 410 4M-10 124 410 52M-10 176 396 112M-10 228 330 176M-10 282 262 238" />
        <path d="M-6-10 42 310M54-10 98 310M118-10 158 310M182-10 222 270M246-10 276 226M312-10 334 168M370-10 384 124" />
      </g>
      <path className="route-art-street" d="M-10 204C80 188 120 196 190 172S330 84 410 60" />
      <path className="route-art-casing" d="M120 236C124 204 176 200 206 172S232 128 262 100 292 74 298 62" />
      <path className="route-art-line" d="M120 236C124 204 176 200 206 172S232 128 262 100 292 74 298 62" />
      <g className="route-art-disc">
        <circle cx="298" cy="62" r="24" />
        <Package x={285} y={49} width={26} height={26} />
      </g>
      <g className="route-art-disc ink">
        <circle cx="120" cy="236" r="24" />
        <House x={107} y={223} width={26} height={26} />
      </g>
    </svg>
  );
}
