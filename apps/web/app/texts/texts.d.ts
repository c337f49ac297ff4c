declare module 'virtual:texts/en' {
  const messages: Record<string, string>;
  export default messages;
}
declare module 'virtual:texts/deferred/en' {
  const messages: Record<string, string>;
  export default messages;
}
declare module 'virtual:texts/deferred/ar' {
  const messages: Record<string, string>;
  export default messages;
}
declare module 'virtual:texts/ar' {
  const messages: Record<string, string>;
  export default messages;
}
