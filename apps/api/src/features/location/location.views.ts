/** SQL of a zone's IANA time zone. */
export function timeZoneSql(zoneId: string): string {
  return `(select view_zone.time_zone from zones view_zone where view_zone.id = ${zoneId})`;
}
