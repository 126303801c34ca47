import type { Api } from '@countersign/contract';
import type { Call, Services } from '../../../platform/index.ts';
import type { SignAnswer } from '../turn/commit-act.ts';
import { endAsSigner } from './end-as-signer.ts';

/** A signer returns the envelope for correction, and it ends; its sender copies it and sends it again (Rulings §2). */
export const returnEnvelope = (services: Services, call: Call<Api['returnEnvelope']>): Promise<SignAnswer> =>
  endAsSigner(services, call, 'RETURN');
