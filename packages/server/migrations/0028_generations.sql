ALTER TABLE "authority_key" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "authority_key" ADD COLUMN "status" text DEFAULT 'ACTIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "authority_key" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "authority_key" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "authority_key" ADD COLUMN "not_after" timestamp with time zone;--> statement-breakpoint
UPDATE "authority_key" AS k SET "not_before" = c."not_before", "not_after" = c."not_after" FROM "certificate" AS c WHERE c."kind" = k."role" AND c."certificate" = k."certificate";--> statement-breakpoint
ALTER TABLE "authority_key" DROP CONSTRAINT "authority_key_pkey";--> statement-breakpoint
ALTER TABLE "authority_key" ADD CONSTRAINT "authority_key_role_generation_pk" PRIMARY KEY("role","generation");
