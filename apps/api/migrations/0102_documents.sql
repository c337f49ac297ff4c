CREATE TABLE "document_series" (
	"issuer" text NOT NULL,
	"group" text NOT NULL,
	"year" smallint NOT NULL,
	"counter" integer NOT NULL,
	CONSTRAINT "document_series_issuer_group_year_pk" PRIMARY KEY("issuer","group","year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"store_id" integer,
	"zone_id" integer NOT NULL,
	"order_id" bigint,
	"credits_id" bigint,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"period_to" date,
	"total_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "documents_number_unique" UNIQUE("number"),
	CONSTRAINT "documents_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "seller_details" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"register_number" text NOT NULL,
	"tax_number" text NOT NULL,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_documents" (
	"subject" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"store_id" integer,
	"zone_id" integer NOT NULL,
	"order_id" bigint,
	"problems" text[] NOT NULL,
	"waits_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_credits_id_documents_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_details" ADD CONSTRAINT "seller_details_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_documents" ADD CONSTRAINT "waiting_documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_documents" ADD CONSTRAINT "waiting_documents_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_documents" ADD CONSTRAINT "waiting_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "documents_store" ON "documents" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "documents_kind" ON "documents" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "documents_issued" ON "documents" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "waiting_documents_store" ON "waiting_documents" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "waiting_documents_order" ON "waiting_documents" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE FUNCTION "reject_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'issued documents are append-only' using errcode = 'check_violation';
end
$$;--> statement-breakpoint
CREATE TRIGGER "documents_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "documents" FOR EACH STATEMENT
  EXECUTE FUNCTION reject_document_change();--> statement-breakpoint
CREATE TRIGGER "documents_audit" AFTER INSERT OR UPDATE OR DELETE ON "documents" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'document');--> statement-breakpoint
CREATE TRIGGER "waiting_documents_audit" AFTER INSERT OR UPDATE OR DELETE ON "waiting_documents" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('subject');--> statement-breakpoint
CREATE TRIGGER "seller_details_audit" AFTER INSERT OR UPDATE OR DELETE ON "seller_details" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('store_id');
