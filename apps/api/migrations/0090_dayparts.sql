CREATE TABLE "dayparts" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"item_id" integer,
	"category_id" integer,
	"days" smallint[] NOT NULL,
	"from_minutes" smallint NOT NULL,
	"to_minutes" smallint NOT NULL,
	CONSTRAINT "dayparts_level" CHECK (num_nonnulls(item_id, category_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "dayparts" ADD CONSTRAINT "dayparts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dayparts" ADD CONSTRAINT "dayparts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dayparts" ADD CONSTRAINT "dayparts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dayparts_item" ON "dayparts" USING btree ("item_id") WHERE item_id is not null;--> statement-breakpoint
CREATE INDEX "dayparts_category" ON "dayparts" USING btree ("store_id","category_id") WHERE category_id is not null;--> statement-breakpoint
CREATE TRIGGER "dayparts_content" AFTER INSERT OR UPDATE OR DELETE ON "dayparts" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('item:item_id', 'store:store_id');--> statement-breakpoint
CREATE TRIGGER "dayparts_audit" AFTER INSERT OR UPDATE OR DELETE ON "dayparts" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');
