import { STORAGE } from './keys.ts';

/** "12 Lantern Street, Old Town, Marsa" → "12 Lantern Street". */
export function shortPlace(location: string): string {
  return location.split(/[,،]/)[0]?.trim() || location;
}

/**
 * What only this browser knows and the first paint shows: whether somebody is signed in, and the place. The server
 * sends pages without either; this runs before anything is painted, so that nothing moves or changes afterwards.
 * `data-signed` on the root chooses between guest and customer, `--place` is the text in the bar.
 */
export const FIRST_PAINT_SCRIPT = `(function(){try{var d=document.documentElement,s=localStorage,p=s.getItem(${JSON.stringify(STORAGE.location)});
if(s.getItem(${JSON.stringify(STORAGE.token)}))d.dataset.signed="";
if(p)d.style.setProperty("--place",JSON.stringify(p.split(/[,،]/)[0].trim().replace(/\\s+/g," ")||p))}catch(e){}})()`;

/** Keeps the mark of a customer on the root in step once the page lives. */
export function markSignedIn(signedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed', signedIn);
}
