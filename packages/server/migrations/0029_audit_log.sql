CREATE TABLE "log_checkpoint" (
	"size" bigint PRIMARY KEY NOT NULL,
	"root" "bytea" NOT NULL,
	"note" text NOT NULL,
	"certificate" "bytea" NOT NULL,
	"token" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_leaf" (
	"index" bigint PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"audit_number" bigint NOT NULL,
	"envelope_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"row_hash" "bytea" NOT NULL,
	CONSTRAINT "log_leaf_audit_id_unique" UNIQUE("audit_id"),
	CONSTRAINT "log_leaf_index" CHECK ("index" >= 0)
);
--> statement-breakpoint
CREATE TABLE "log_node" (
	"level" smallint NOT NULL,
	"index" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "log_node_level_index_pk" PRIMARY KEY("level","index")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "log_index" bigint;--> statement-breakpoint
CREATE INDEX "log_checkpoint_at" ON "log_checkpoint" USING btree ("at");--> statement-breakpoint
CREATE INDEX "log_leaf_row" ON "log_leaf" USING btree ("row_hash");--> statement-breakpoint
CREATE INDEX "audit_unlogged" ON "audit" USING btree ("number") WHERE log_index is null;