CREATE TABLE "order_cashbacks" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"cashback_id" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"amount_minor" bigint NOT NULL,
	"taken_back_minor" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'promised' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cashbacks" ADD COLUMN "budget_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_cashbacks" ADD CONSTRAINT "order_cashbacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cashbacks" ADD CONSTRAINT "order_cashbacks_cashback_id_cashbacks_id_fk" FOREIGN KEY ("cashback_id") REFERENCES "public"."cashbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_cashbacks_offer" ON "order_cashbacks" USING btree ("cashback_id","state","amount_minor","taken_back_minor");--> statement-breakpoint
CREATE INDEX "order_cashbacks_customer" ON "order_cashbacks" USING btree ("customer_id","cashback_id");--> statement-breakpoint
CREATE TRIGGER "order_cashbacks_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_cashbacks" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('order_id');
