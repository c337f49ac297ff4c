DROP INDEX "stores_module_zone";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "open_week" "int4multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "items_store_categories" ON "items" USING btree ("store_id","category_id") WHERE active;--> statement-breakpoint
CREATE INDEX "items_search_names" ON "items" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "stores_active" ON "stores" USING btree ("module_id","zone_id") WHERE active;--> statement-breakpoint
-- Minutes of the week at which a store is open by its hours: 23:59 means midnight, an end at or before its start runs past
-- midnight, and what runs past Saturday's midnight goes on from the first minute of the week.
CREATE FUNCTION "open_week_of"("store" integer) RETURNS int4multirange LANGUAGE sql STABLE AS $$
  select coalesce(range_agg(int4range(begins + week, ends + week) * int4range(0, 10080)), '{}')
  from (select h.day * 1440 + h.opens as begins, h.day * 1440 + case
      when h.closes = 1439 then 1440 when h.closes <= h.opens then 1440 + h.closes else h.closes end as ends
    from store_schedules h where h.store_id = store) hours, unnest(array[0, -10080]) as week
$$;--> statement-breakpoint
CREATE FUNCTION "keep_open_week"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update stores set open_week = open_week_of(id) where id in (select store_id from changed);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "store_schedules_inserted" AFTER INSERT ON "store_schedules" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_open_week();--> statement-breakpoint
CREATE TRIGGER "store_schedules_updated" AFTER UPDATE ON "store_schedules" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_open_week();--> statement-breakpoint
CREATE TRIGGER "store_schedules_moved" AFTER UPDATE ON "store_schedules" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_open_week();--> statement-breakpoint
CREATE TRIGGER "store_schedules_deleted" AFTER DELETE ON "store_schedules" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_open_week();--> statement-breakpoint
UPDATE "stores" SET "open_week" = open_week_of("id");
