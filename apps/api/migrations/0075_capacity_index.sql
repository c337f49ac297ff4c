CREATE INDEX CONCURRENTLY "orders_capacity" ON "orders" USING btree ("store_id","capacity_slot") WHERE capacity_slot is not null;
