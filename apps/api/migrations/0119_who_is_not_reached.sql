CREATE TABLE "contact_opt_outs" (
	"contact_hash" text NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_opt_outs_contact_hash_topic_channel_pk" PRIMARY KEY("contact_hash","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "message_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"contact" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"state" text,
	"reason" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unreachable_contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"contact" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"source" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_templates" (
	"event" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"languages" text[] NOT NULL,
	"has_button" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "message_deliveries_contact" ON "message_deliveries" USING btree ("contact","sent_at");--> statement-breakpoint
CREATE INDEX "message_deliveries_sent" ON "message_deliveries" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "unreachable_contacts_contact" ON "unreachable_contacts" USING btree ("contact","channel");--> statement-breakpoint
CREATE TRIGGER "unreachable_contacts_audit" AFTER INSERT OR UPDATE OR DELETE ON "unreachable_contacts" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'contact,detail');--> statement-breakpoint
CREATE TRIGGER "whatsapp_templates_audit" AFTER INSERT OR UPDATE OR DELETE ON "whatsapp_templates" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('event');
