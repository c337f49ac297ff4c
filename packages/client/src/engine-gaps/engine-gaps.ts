/**
 * Adds the functions and selectors that the oldest supported browsers lack [decision 38]. Browsers from Chrome 119,
 * Safari 17.4 and Firefox 121 on lack none and load nothing.
 */
export async function fillEngineGaps(): Promise<void> {
  if (!('withResolvers' in Promise)) await import('./fill.ts');
}
