CREATE TABLE "tax_classes" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"rate_percent" real NOT NULL,
	CONSTRAINT "tax_classes_rate" CHECK (case when "tax_classes"."kind" = 'standard' then "tax_classes"."rate_percent" > 0 and "tax_classes"."rate_percent" <= 100 else "tax_classes"."rate_percent" = 0 end)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "tax_class_id" integer;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "tax_class_id" integer;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "sets_taxes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_classes_name" ON "tax_classes" USING btree (("name"->>'en'));--> statement-breakpoint
-- Categories are few and written by staff alone, so the check of the empty column takes no time.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
ALTER TABLE "categories" ADD CONSTRAINT "categories_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The next migration validates it.
ALTER TABLE "items" ADD CONSTRAINT "items_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER "tax_classes_audit" AFTER INSERT OR UPDATE OR DELETE ON "tax_classes" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
-- Items show the rate of their class.
CREATE TRIGGER "tax_classes_content" AFTER UPDATE ON "tax_classes" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('*');--> statement-breakpoint
CREATE TRIGGER "categories_tax_content" AFTER UPDATE OF "tax_class_id" ON "categories" FOR EACH ROW
  WHEN (OLD.tax_class_id IS DISTINCT FROM NEW.tax_class_id) EXECUTE FUNCTION notify_content_changed('*');
