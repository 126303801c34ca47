import { z } from 'zod';

/** Spec §3 "Permission entry". */
export const privilege = z.object({ permissions: z.string() });
export type Privilege = z.output<typeof privilege>;
