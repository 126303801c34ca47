import type { Handlers } from '../../platform/http/handlers.ts';
import { getHandover, handOverMember } from './hand-over.ts';

export const handoverCalls = {
  getHandover,
  handOverMember,
} satisfies Partial<Handlers>;
