-- Earlier versions accepted zones that PostgreSQL does not know, and offsets, whose sign it reads the other way round.
DO $$
declare
  zone record;
begin
  update zones set time_zone = 'Etc/GMT' || translate(left(time_zone, 1), '+-', '-+') || substring(time_zone, 2, 2)::int
    where time_zone ~ '^[+-](0\d|1[0-2])(:?00)?$' and time_zone !~ '^[+-]00';
  update zones set time_zone = 'UTC' where time_zone ~ '^[+-]00(:?00)?$';
  for zone in select id, time_zone from zones loop
    begin
      perform timestamptz 'epoch' at time zone zone.time_zone;
    exception when invalid_parameter_value then
      update zones set time_zone = 'UTC' where id = zone.id;
    end;
  end loop;
end
$$;--> statement-breakpoint
-- There are few zones.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "zones" ADD CONSTRAINT "zones_time_zone" CHECK ((timestamptz 'epoch' at time zone time_zone) is not null);
