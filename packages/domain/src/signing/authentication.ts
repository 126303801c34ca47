import { type Decision, accept, refuse } from '../decision.ts';
import type { AuthLevel, IdentityStatus } from '../vocabulary.ts';

export interface Proofs {
  /** The correct sign password was given with this request. */
  readonly signPassword: boolean;
  /** An opcode of service SIGN for this participant was consumed by this request. */
  readonly opcode: boolean;
  readonly identity: IdentityStatus;
}

/** Rulings §3 "authLevel": LOW = code or sign password; MEDIUM = LOW and identity PASSED; HIGH = MEDIUM and both. */
export function judgeProofs(level: AuthLevel, proofs: Proofs): Decision<null> {
  if (!proofs.signPassword && !proofs.opcode) return refuse('ERROR_AUTH_REQUIRED');
  if (level === 'LOW') return accept(null);
  if (proofs.identity !== 'PASSED') return refuse('ERROR_AUTH_LEVEL', { level });
  if (level === 'HIGH' && !(proofs.signPassword && proofs.opcode)) return refuse('ERROR_AUTH_REQUIRED', { level });
  return accept(null);
}
