// The package's index would run the browser's bundle on the server; this file of it only names its folder.
declare module 'swagger-ui-dist/absolute-path.js' {
  export default function absolutePath(): string;
}
