CREATE TABLE "wished_vehicles" (
	"customer_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wished_vehicles_customer_id_vehicle_id_pk" PRIMARY KEY("customer_id","vehicle_id")
);
--> statement-breakpoint
ALTER TABLE "wished_vehicles" ADD CONSTRAINT "wished_vehicles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wished_vehicles" ADD CONSTRAINT "wished_vehicles_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wished_vehicles_vehicle" ON "wished_vehicles" USING btree ("vehicle_id");