ALTER TABLE "envelope" ADD COLUMN "cancelling_id" uuid;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "no_appearance" boolean DEFAULT false NOT NULL;