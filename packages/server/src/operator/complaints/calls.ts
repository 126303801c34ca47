import type { Handlers } from '../../platform/index.ts';
import { createComplaint } from './create-complaint.ts';

export const complaintCalls = {
  createComplaint,
} satisfies Partial<Handlers>;
