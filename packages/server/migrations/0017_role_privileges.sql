CREATE TABLE "enterprise_role_privilege" (
	"role_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "enterprise_role_privilege_role_id_key_pk" PRIMARY KEY("role_id","key")
);
--> statement-breakpoint
ALTER TABLE "enterprise_role_privilege" ADD CONSTRAINT "enterprise_role_privilege_role_id_enterprise_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."enterprise_role"("id") ON DELETE no action ON UPDATE no action;