import type { Handlers } from '../../platform/http/handlers.ts';
import { createComplaint } from './create-complaint.ts';

export const complaintCalls = {
  createComplaint,
} satisfies Partial<Handlers>;
