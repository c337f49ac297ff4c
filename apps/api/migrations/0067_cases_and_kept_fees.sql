CREATE TABLE "case_claims" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"staff_id" integer,
	"taken_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "case_claims_subject" UNIQUE("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "bring_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "brought_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancellation_fee_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER "case_claims_audit" AFTER INSERT OR UPDATE OR DELETE ON "case_claims" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');