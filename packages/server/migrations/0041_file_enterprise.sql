ALTER TABLE "file" ADD COLUMN "enterprise_id" uuid;--> statement-breakpoint
ALTER TABLE "upload_task" ADD COLUMN "enterprise_id" uuid;