export { type FileFault, verifyFile } from './closing-file.ts';
