CREATE TABLE "prescription_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"pharmacist" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "prescription" text;--> statement-breakpoint
ALTER TABLE "prescription_checks" ADD CONSTRAINT "prescription_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_checks_order" ON "prescription_checks" USING btree ("order_id");--> statement-breakpoint
CREATE TRIGGER "prescription_checks_audit" AFTER INSERT OR UPDATE OR DELETE ON "prescription_checks" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'lines');
