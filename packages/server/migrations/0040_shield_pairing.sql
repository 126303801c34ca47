ALTER TABLE "shield_device" ALTER COLUMN "serial" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shield_session" ADD COLUMN "pending" jsonb;--> statement-breakpoint
ALTER TABLE "shield_session" ADD COLUMN "code_hash" text;