/** Only the server loads the texts of all languages. */
declare module 'virtual:texts/all' {
  const texts: Record<import('@errand/domain/language').LanguageCode, Record<string, string>>;
  export default texts;
}
declare module 'virtual:texts/load/*' {
  const load: Record<
    import('@errand/domain/language').LanguageCode,
    () => Promise<{ default: Record<string, string> }>
  >;
  export default load;
}
