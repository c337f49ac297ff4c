const ADDED = 'packages/client/src/engine-gaps adds it where it is missing';
const GUARDED = 'called only where it exists';
const OTHER = 'a method of another object has this name';
const LIST = 'the library checks for it and takes another way';
const LAYOUT = 'the browser breaks lines as usual';
const SCROLL = 'the page scrolls as usual';

/** Features that a supported browser lacks and that are used all the same, each with what such a browser shows instead. */
export const FALLBACKS: Record<string, string> = {
  // Functions
  '.toSorted()': ADDED,
  '.toReversed()': ADDED,
  '.toSpliced()': ADDED,
  '.with()': ADDED,
  'Promise.withResolvers': ADDED,
  'Map.groupBy': ADDED,
  '.groupBy()': ADDED,
  'AbortSignal.timeout': 'Chrome before 124 aborts with the name of another error, which nothing reads',
  '.requestIdleCallback()': 'setTimeout in Safari',
  '.startViewTransition()': 'React Router changes the page without a transition',
  '.checkVisibility()': LIST,
  'Intl.Segmenter': LIST,
  VideoFrame: LIST,
  '.requestFullscreen()': LIST,
  '.exitFullscreen()': LIST,
  '.caretPositionFromPoint()': LIST,
  '.caretRangeFromPoint()': LIST,
  'Notification.requestPermission': GUARDED,
  'Notification.permission': GUARDED,
  '.difference()': OTHER,
  '.drop()': OTHER,
  '.error()': OTHER,
  '.formData()': OTHER,
  '.initialize()': OTHER,
  '.move()': OTHER,
  '.pause()': OTHER,
  '.read()': OTHER,
  '.resize()': OTHER,
  '.take()': OTHER,
  '.toArray()': OTHER,
  '.use()': OTHER,
  '.viewport()': OTHER,
  // Selectors and at-rules
  ':has': 'packages/client/src/engine-gaps marks the elements, and the build repeats the rules for the marks',
  ':fullscreen': 'only the map uses it, which has no button for the whole screen',
  ':details-content': 'filters that belong to others stay as wide as the first ones',
  '@page': 'the margins of the print dialog',
  // Properties
  'accent-color': "the system's color of a chosen box",
  'contain-intrinsic-block-size': SCROLL,
  'content-visibility': 'sections below the first screen are laid out at once',
  'field-sizing': 'a selection is as wide as its longest choice',
  'float: inline-start': 'the legend stands above its fields',
  'forced-color-adjust': 'these browsers have no forced colors',
  'overflow-clip-margin': 'shadows are cut where sections are not laid out',
  'overscroll-behavior': SCROLL,
  'overscroll-behavior-x': SCROLL,
  resize: 'a text field keeps its height',
  'scrollbar-color': "the system's scroll bars",
  'scrollbar-width': "the system's scroll bars, which phones lay over the content",
  'text-wrap': LAYOUT,
};
