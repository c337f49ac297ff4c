export type Theme = 'light' | 'dark';

/** The map's colors in both themes: the design's tokens, and the shades between them that only a map needs. */
export const MAP_COLORS = {
  light: {
    land: '#f5f2ec',
    land2: '#eeeae2',
    sand: '#f3e9d2',
    road: '#ffffff',
    road2: '#ffffff',
    casing: '#e4dfd5',
    sea: '#d2e6ee',
    shore: '#bfdce7',
    park: '#d9edd4',
    parkEdge: '#c6e0c0',
    label: '#696257',
    seaLabel: '#2f5c70',
    parkLabel: '#38703a',
    danger: '#a8323f',
    halo: '#fbf9f5',
  },
  dark: {
    land: '#1d1917',
    land2: '#25201d',
    sand: '#2c2620',
    road: '#332e2a',
    road2: '#423c37',
    casing: '#15110f',
    sea: '#152731',
    shore: '#1e3542',
    park: '#202d20',
    parkEdge: '#29392a',
    label: '#b8b3ac',
    seaLabel: '#83acbc',
    parkLabel: '#8dbd8c',
    danger: '#ea8d93',
    halo: '#191512',
  },
} as const;
