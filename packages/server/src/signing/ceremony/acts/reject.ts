import type { Api } from '@countersign/contract';
import type { Call, Services } from '../../../platform/index.ts';
import type { SignAnswer } from '../turn/commit-act.ts';
import { endAsSigner } from './end-as-signer.ts';

/**
 * A signer rejects, and the envelope ends (Rulings §2, §6.11). Signatures in progress by parallel signers are refused
 * afterwards.
 */
export const reject = (services: Services, call: Call<Api['reject']>): Promise<SignAnswer> =>
  endAsSigner(services, call, 'REJECT');
