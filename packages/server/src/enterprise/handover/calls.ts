import type { Handlers } from '../../platform/index.ts';
import { getHandover, handOverMember } from './hand-over.ts';

export const handoverCalls = {
  getHandover,
  handOverMember,
} satisfies Partial<Handlers>;
