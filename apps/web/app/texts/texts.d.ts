declare module 'virtual:texts/en' {
  const messages: Record<string, string>;
  export default messages;
}
declare module 'virtual:texts/later/en' {
  const messages: Record<string, string>;
  export default messages;
}
declare module 'virtual:texts/later/ar' {
  const messages: Record<string, string>;
  export default messages;
}
declare module 'virtual:texts/ar' {
  const messages: Record<string, string>;
  export default messages;
}
