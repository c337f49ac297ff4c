CREATE TABLE "attributes" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"options" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "picture_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "attributes_name" ON "attributes" USING btree (("name"->>'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "units_name" ON "units" USING btree (("name"->>'en'));--> statement-breakpoint
CREATE TRIGGER "attributes_audit" AFTER INSERT OR UPDATE OR DELETE ON "attributes" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "units_audit" AFTER INSERT OR UPDATE OR DELETE ON "units" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');
