import { CONSENT_ZH } from '@countersign/contract/consent';

export const text = CONSENT_ZH.batch;
