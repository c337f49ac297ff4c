import { STORAGE } from './keys.ts';

/** "12 Lantern Street, Old Town, Marsa" → "12 Lantern Street". */
export function shortPlace(location: string): string {
  return location.split(/[,،]/)[0]?.trim() || location;
}

/**
 * An inline script that applies browser state before the first paint, so that nothing shifts: `data-signed` on the
 * root element for customers, `--place` for the header's location text. Server pages contain neither.
 */
export const FIRST_PAINT_SCRIPT = `(function(){try{var d=document.documentElement,s=localStorage,p=s.getItem(${JSON.stringify(STORAGE.location)});
if(s.getItem(${JSON.stringify(STORAGE.token)}))d.dataset.signed="";
if(p)d.style.setProperty("--place",JSON.stringify(p.split(/[,،]/)[0].trim().replace(/\\s+/g," ")||p))}catch(e){}})()`;

/** Updates the root element's mark of a signed-in customer. */
export function markSignedIn(signedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed', signedIn);
}
