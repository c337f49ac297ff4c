export { ModuleGuide } from './module-guide.tsx';
export { type ModuleGuideData, type ModuleReason, moduleHomeCalls } from './module-home-calls.ts';
export { ModuleReasons } from './module-reasons.tsx';
