// The package's index would run the browser bundle on the server. This file of it only exports its folder.
declare module 'swagger-ui-dist/absolute-path.js' {
  export default function absolutePath(): string;
}
