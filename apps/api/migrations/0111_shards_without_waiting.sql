-- A shard that no other transaction uses, held until this one ends. A transaction that waited for one while it holds other
-- locks could deadlock, so there are more shards than a server has connections.
CREATE OR REPLACE FUNCTION "ledger_shard"() RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
	FOR shard IN 0..32767 LOOP
		IF pg_try_advisory_xact_lock(7312015, shard) THEN RETURN shard; END IF;
	END LOOP;
	RAISE EXCEPTION 'All shards of the ledger are in use.' USING ERRCODE = 'insufficient_resources';
END $$;
