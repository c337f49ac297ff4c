import type { ReactNode } from 'react';

/** Flat shapes behind a store's pictures; a store has the same motif everywhere. Drawn on 320 by 200. */
const MOTIFS: Record<string, ReactNode> = {
  arch: (
    <>
      <path d="M92 200V104a68 68 0 0 1 136 0v96Z" fill="var(--t3)" />
      <path d="M-30 200v-58a42 42 0 0 1 84 0v58Zm296 0v-58a42 42 0 0 1 84 0v58Z" fill="var(--t4)" />
    </>
  ),
  awning: (
    <>
      <path
        d="M-20 0h40v34a20 20 0 0 1-40 0Zm80 0h40v34a20 20 0 0 1-40 0Zm80 0h40v34a20 20 0 0 1-40 0Zm80 0h40v34a20 20 0 0 1-40 0Zm80 0h40v34a20 20 0 0 1-40 0Z"
        fill="var(--t3)"
      />
      <path
        d="M20 0h40v34a20 20 0 0 1-40 0Zm80 0h40v34a20 20 0 0 1-40 0Zm80 0h40v34a20 20 0 0 1-40 0Zm80 0h40v34a20 20 0 0 1-40 0Z"
        fill="var(--t4)"
      />
      <rect y="158" width="320" height="42" fill="var(--t3)" opacity=".65" />
    </>
  ),
  sun: (
    <>
      <circle cx="160" cy="212" r="132" fill="var(--t3)" />
    </>
  ),
  quarter: (
    <>
      <path d="M0 200V40a160 160 0 0 1 160 160Z" fill="var(--t3)" />
      <path d="M320 0v110A110 110 0 0 1 210 0Z" fill="var(--t4)" />
    </>
  ),
  hills: (
    <>
      <ellipse cx="70" cy="206" rx="150" ry="82" fill="var(--t4)" />
      <ellipse cx="262" cy="214" rx="150" ry="104" fill="var(--t3)" />
    </>
  ),
  waves: (
    <>
      <path d="M0 132c27-22 53-22 80 0s53 22 80 0 53-22 80 0 53 22 80 0v68H0Z" fill="var(--t4)" />
      <path d="M0 160c27-18 53-18 80 0s53 18 80 0 53-18 80 0 53 18 80 0v40H0Z" fill="var(--t3)" />
    </>
  ),
  table: (
    <>
      <rect y="138" width="320" height="62" fill="var(--t3)" />
      <circle cx="250" cy="58" r="26" fill="var(--t4)" />
    </>
  ),
  drops: (
    <>
      <g fill="var(--t4)">
        <circle cx="10" cy="16" r="9" />
        <circle cx="70" cy="16" r="9" />
        <circle cx="130" cy="16" r="9" />
        <circle cx="190" cy="16" r="9" />
        <circle cx="250" cy="16" r="9" />
        <circle cx="310" cy="16" r="9" />
        <circle cx="40" cy="72" r="9" />
        <circle cx="100" cy="72" r="9" />
        <circle cx="160" cy="72" r="9" />
        <circle cx="220" cy="72" r="9" />
        <circle cx="280" cy="72" r="9" />
        <circle cx="10" cy="128" r="9" />
        <circle cx="70" cy="128" r="9" />
        <circle cx="130" cy="128" r="9" />
        <circle cx="190" cy="128" r="9" />
        <circle cx="250" cy="128" r="9" />
        <circle cx="310" cy="128" r="9" />
        <circle cx="40" cy="184" r="9" />
        <circle cx="100" cy="184" r="9" />
        <circle cx="160" cy="184" r="9" />
        <circle cx="220" cy="184" r="9" />
        <circle cx="280" cy="184" r="9" />
      </g>
    </>
  ),
  road: (
    <>
      <rect y="150" width="320" height="50" fill="var(--t3)" />
      <circle cx="160" cy="112" r="74" fill="var(--t4)" />
      <rect y="150" width="320" height="50" fill="var(--t3)" />
      <path d="M14 175h44m36 0h44m36 0h44m36 0h44" stroke="var(--t1)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
};

export function Motif({ name }: { name: string }) {
  return (
    <svg
      className="cover-motif"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {MOTIFS[name] ?? null}
    </svg>
  );
}
