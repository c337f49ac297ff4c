import { COAST, DISTRICTS, LAND, MAIN_ROADS, PARKS, PIERS, SEA } from '../town-drawing.ts';
import './town.css';

/**
 * The town drawing, reused through `<use>` so that the page contains it once. Copies in `<use>` have no ancestors for
 * CSS selectors. Line widths come from the crop.
 */
export function Town({ id }: { id: string }) {
  return (
    <>
      <defs>
        {DISTRICTS.map(({ outline }, index) => (
          <clipPath key={outline} id={`${id}-${index}`}>
            <polygon points={outline} />
          </clipPath>
        ))}
        <clipPath id={`${id}-land`}>
          <path d={LAND} />
        </clipPath>
      </defs>
      <g id={id} className="town-map town">
        <rect x="-200" y="-600" width="3000" height="1800" className="town-land" />
        <Parks />
        <path d={SEA} className="town-sea" />
        <path d={COAST} className="town-shore" />
        <g clipPath={`url(#${id}-land)`}>
          <g className="town-roads-minor">
            {DISTRICTS.map(({ streets }, index) => (
              <path key={streets} clipPath={`url(#${id}-${index})`} d={streets} />
            ))}
          </g>
          <g className="town-roads-middle">
            {DISTRICTS.map(({ avenues }, index) => (
              <path key={avenues} clipPath={`url(#${id}-${index})`} d={avenues} />
            ))}
          </g>
          <Parks />
          <g className="town-roads-major">
            {MAIN_ROADS.map((road) => (
              <path key={road} d={road} />
            ))}
          </g>
        </g>
        <g className="town-pier">
          {PIERS.map(({ path, width }) => (
            <path key={path} d={path} strokeWidth={width} />
          ))}
          <circle cx="1296" cy="668" r="12" className="town-lighthouse" />
        </g>
      </g>
    </>
  );
}

/** Drawn twice: within the streets' clip and again above them, because parks have no streets. */
function Parks() {
  return (
    <g className="town-parks">
      {PARKS.map((park) => (
        <path key={park} d={park} />
      ))}
    </g>
  );
}
